-- Products that a contract had before its present one. Each held from the day after the one before it, the first one from
-- the beginning: on any day one product holds, whatever rows there are.
create table contract_product (
  contract_id bigint not null references contract (id) on delete cascade,
  -- Last day on which it held.
  end_day date not null,
  product_code text not null references product (code),
  primary key (contract_id, end_day)
);

-- As other rows of a contract (0016-row-security.sql).
create policy own on contract_product using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer())
  or calling_customer() is null);
alter table contract_product enable row level security;
alter table contract_product force row level security;
