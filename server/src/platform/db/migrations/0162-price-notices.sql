-- What each contract was told of new prices, in a document of its own that stands among the documents of the contract
-- (RD 88/2026 art. 6.1.m and n). Other prices for the same day are told again.
create table price_notice (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id) on delete cascade,
  product_code text not null references product (code),
  from_day date not null,
  -- Of the prices before and after, as they were told.
  prices_hash bytea not null check (length(prices_hash) = 32),
  attachment_id bigint references attachment (id) on delete set null,
  made_at timestamptz not null,
  unique (contract_id, product_code, from_day, prices_hash)
);
create index price_notice_from on price_notice (from_day);
alter table price_notice enable row level security;
alter table price_notice force row level security;
create policy own on price_notice using (
  contract_id in (select contract.id from contract where contract.customer_id = calling_customer())
  or (select office_asks()));
