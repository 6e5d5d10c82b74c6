-- What can be contracted: products that whoever becomes a customer is offered, for an access tariff and some time.
create table product_offer (
  id integer generated always as identity primary key,
  product_code text not null references product (code),
  tariff text not null,
  -- First day on which it can be contracted, and the day after the last.
  from_day date not null,
  to_day date check (to_day > from_day),
  -- Who may take it, and for which supplies.
  customers text not null check (customers in ('any', 'person', 'company')),
  self_consumption text not null check (self_consumption in ('any', 'with', 'without')),
  description text,
  url text,
  imported_at timestamptz not null default now(),
  unique (product_code, tariff, from_day)
);
