-- What part of a shared installation of self-consumption a contract gets (RD 244/2019 annex I), by the file that the
-- distributor has too.
create table sharing_coefficient (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  cau text not null,
  year smallint not null,
  -- Supplies that share, whoever sells to them.
  participants integer not null check (participants > 0),
  -- Millionths: one for the whole year, or one for each hour from 1 to 8760.
  coefficients integer[] not null check (cardinality(coefficients) in (1, 8760)),
  unique (contract_id, cau, year)
);
create policy own on sharing_coefficient using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer())
  or (select office_asks()));
alter table sharing_coefficient enable row level security;
alter table sharing_coefficient force row level security;
