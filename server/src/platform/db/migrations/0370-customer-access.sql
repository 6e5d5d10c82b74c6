-- Who has looked at the data of a customer beside the customer: one line a day, person and reason. Only added to.
create table customer_access (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  day date not null,
  -- Whoever acts for the customer (decision 0040), or works for the retailer.
  kind text not null check (kind in ('delegate', 'agent')),
  -- Of a delegate.
  account_id bigint references account (id),
  -- As they were called on that day.
  who text not null,
  -- Of a delegate the role, of an agent the reason.
  why text not null,
  check ((kind = 'delegate') = (account_id is not null)),
  unique nulls not distinct (customer_id, day, kind, account_id, who, why)
);

create function refuse_change_of_access() returns trigger language plpgsql as $$
begin
  raise exception 'who has looked is only added to';
end
$$;
create trigger customer_access_stays before update or delete on customer_access
  for each row execute function refuse_change_of_access();

create policy own on customer_access using (customer_id = calling_customer() or (select office_asks()));
alter table customer_access enable row level security;
alter table customer_access force row level security;
