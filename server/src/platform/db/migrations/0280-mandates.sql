-- Direct debit mandates that contracts came with, as the retailer's file has them. One that is given here stands with what
-- was signed (request.submission, holder_acceptance).
create table mandate (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  -- The unique mandate reference (SEPA rulebook AT-01). One mandate may be of several contracts of a payer.
  reference text not null check (length(reference) between 1 and 35),
  iban text not null,
  signed_day date not null,
  state text not null check (state in ('active', 'cancelled', 'expired')),
  unique (contract_id, reference)
);
create policy own on mandate using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer())
  or (select office_asks()));
alter table mandate enable row level security;
alter table mandate force row level security;
