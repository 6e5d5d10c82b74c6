-- Proof that the data of a customer were erased, without data: of which request, when, how many rows. No key leads to the
-- customer but the number.
create table erasure (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  request_reference text not null unique,
  -- When the retailer has agreed.
  agreed_at timestamptz not null,
  -- When it was done; null until the job has.
  erased_at timestamptz,
  -- By table: how many rows were removed or emptied.
  removed jsonb,
  check ((erased_at is null) = (removed is null))
);
create policy own on erasure using ((select office_asks()));
alter table erasure enable row level security;
alter table erasure force row level security;
