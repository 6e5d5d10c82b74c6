-- What the days of the last month and of this one come to that are not billed yet:
-- [{month, from, to, wh, cents}], the cents without the indirect tax; null cents where they cannot be estimated.
alter table supply_review add column accruals jsonb not null default '[]';
