-- What a night's job found of a supply of a customer who has many: what could be cheaper. Of whoever had the contract then:
-- after a change of holder the new one's is made anew.
create table supply_review (
  contract_id bigint primary key references contract (id) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  -- As of which day.
  day date not null,
  -- [{cause, cents, ...}], the cents of twelve months with taxes.
  findings jsonb not null
);
create index supply_review_customer on supply_review (customer_id);

create policy own on supply_review using (customer_id = calling_customer() or (select office_asks()));
alter table supply_review enable row level security;
alter table supply_review force row level security;
