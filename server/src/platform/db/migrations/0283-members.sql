-- Who of the customers is a member of the retailer where that is a cooperative, and what each has paid in.
create table member (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  number text not null,
  share_cents bigint not null check (share_cents >= 0),
  start_day date not null,
  -- The last day; null while it lasts.
  end_day date check (end_day >= start_day),
  unique (customer_id, number)
);
create policy own on member using (customer_id = calling_customer() or (select office_asks()));
alter table member enable row level security;
alter table member force row level security;
