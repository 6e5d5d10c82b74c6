-- A customer moves house: what they leave, when and to whom. Nothing of it is asked of anybody before the contract of the
-- new home is signed.
create table home_move (
  id bigint generated always as identity primary key,
  reference text not null unique,
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  -- Each contract with its meter reading, where the last bill goes, and who follows.
  leaving jsonb not null,
  leaving_hash bytea not null,
  -- With supply in the old home, and in the new one.
  last_day date not null,
  first_day date not null,
  locale text not null,
  idempotency_key text,
  created_at timestamptz not null,
  -- When the ends were asked for, after the signature; contracts of which none could be asked, each with why.
  asked_at timestamptz,
  refused jsonb,
  unique (account_id, idempotency_key)
);
create index home_move_customer on home_move (customer_id);

-- The contract of the new home, and the end of the old one's, belong to it.
alter table lead add column home_move_id bigint references home_move (id) on delete set null;
create index lead_home_move on lead (home_move_id) where home_move_id is not null;
alter table request add column home_move_id bigint references home_move (id) on delete set null;
create index request_home_move on request (home_move_id) where home_move_id is not null;

create policy own on home_move using (customer_id = calling_customer() or (select office_asks()));
alter table home_move enable row level security;
alter table home_move force row level security;
