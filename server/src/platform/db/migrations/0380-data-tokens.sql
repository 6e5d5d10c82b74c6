-- What lets a program of a customer's read their data, and what stands in the address of a calendar. A delegate's token sees
-- what the delegation allows, and ends with it.
create table data_token (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  -- Under which whoever made it acts for the customer; null of the customer.
  delegation_id bigint references delegation (id),
  kind text not null check (kind in ('data', 'calendar')),
  name text not null,
  -- SHA-256: the secret has 256 random bits and is shown once.
  secret_hash bytea not null unique,
  -- Null of all.
  contract_ids bigint[],
  created_at timestamptz not null,
  -- The last day.
  end_day date,
  used_at timestamptz,
  ended_at timestamptz,
  check (kind = 'calendar' or end_day is not null)
);
create index data_token_customer on data_token (customer_id) where ended_at is null;

create policy own on data_token using (customer_id = calling_customer() or (select office_asks()));
alter table data_token enable row level security;
alter table data_token force row level security;
