-- An answer that a change is in effect on a day to come: the request stays accepted until that day. What the retailer
-- calls the new contract and its customer (of a change of holder) waits with it.
alter table request
  add column planned_day date,
  add column planned_names jsonb,
  add constraint request_planned check (planned_day is null or state = 'accepted');
create index request_planned_day on request (planned_day) where planned_day is not null;
