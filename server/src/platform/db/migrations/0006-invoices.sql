-- Bills as the retailer's files give them. Amounts in cents, energy in Wh; quantities and prices exact decimals, so
-- that each line can be computed again. Spans are half-open: to_day is the first day that is not billed.

alter table product
  -- What a price per year is divided by: always 365, or 366 in leap years.
  add column year_days text not null default 'calendar' check (year_days in ('365', 'calendar')),
  -- How its prices are told to the comparator: fixed, indexed, flexible, flat.
  add column price_kind text not null default 'fixed' check (price_kind in ('fixed', 'indexed', 'flexible', 'flat')),
  add column renewable boolean not null default false;

create table product_price (
  product_code text not null references product (code),
  concept text not null check (concept in
    ('power', 'energy', 'surplus', 'fixed', 'excess_power', 'reactive_over_80', 'reactive_below_80', 'discount')),
  -- 0 where the price is the same in all periods.
  tariff_period smallint not null default 0 check (tariff_period between 0 and 6),
  from_day date not null,
  to_day date check (to_day > from_day),
  price numeric(16, 9) not null,
  unit text not null check (unit in
    ('EUR/kW/year', 'EUR/kW/day', 'EUR/kWh', 'EUR/kvarh', 'EUR/year', 'EUR/month', 'EUR/day', '%')),
  primary key (product_code, concept, tariff_period, from_day)
);

alter table contract
  -- Last day of the present price commitment; null when there is none.
  add column commitment_end_day date;

alter table contract_service
  -- EUR per month of a service.
  add column price_month numeric(10, 4),
  -- Discount of a social bonus, in per cent, and the energy a year to which it applies.
  add column discount_percent numeric(6, 3),
  add column discount_limit_wh bigint;

create table invoice (
  id bigint generated always as identity primary key,
  number text not null unique check (number <> ''),
  contract_id bigint not null references contract (id),
  type text not null default 'N' check (type in ('N', 'A', 'B', 'R', 'RA', 'C', 'G')),
  -- The invoice that this one annuls or rectifies.
  rectifies_number text,
  state text not null check (state in ('open', 'in_process', 'grouped_proforma', 'paid')),
  -- Invoices with the same one are collected by one payment.
  proforma_number text,
  day date not null,
  due_day date,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  -- As printed: annulling ones (A, B) hold a positive total and count negative.
  total_cents bigint not null,
  pending_cents bigint not null,
  -- Part of what is pending that is overdue.
  debt_cents bigint not null default 0,
  energy_wh bigint not null check (energy_wh >= 0),
  estimated boolean not null default false,

  -- What was true when it was issued.
  partner_name text not null,
  partner_nif text not null,
  product_name text not null,
  tariff text not null,
  powers_w integer[] not null default '{}',
  cups text not null,
  supply_address text not null,
  -- Where it is charged; only the last digits of an account are kept.
  payment_method text not null default 'direct_debit' check (payment_method in ('direct_debit', 'transfer', 'card')),
  iban_last4 text check (iban_last4 ~ '^[0-9A-Z]{4}$'),

  -- The retailer's own count of changes: a lower one never replaces a higher one.
  version bigint not null default 0,
  -- Everything the search looks at, lower case, without accents and commas.
  search_text text not null,
  imported_at timestamptz not null default now()
);
create index invoice_contract on invoice (contract_id, day desc, id desc);
create index invoice_proforma on invoice (proforma_number) where proforma_number is not null;

create table invoice_line (
  invoice_id bigint not null references invoice (id) on delete cascade,
  position smallint not null,
  kind text not null check (kind in
    ('power', 'excess_power', 'fixed', 'energy', 'reactive', 'surplus', 'battery', 'discount',
     'social_bonus_financing', 'social_bonus', 'meter_rental', 'service', 'adjustment')),
  tariff_period smallint check (tariff_period between 1 and 6),
  name text,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  quantity numeric(18, 6) not null,
  unit text not null check (unit in ('kW', 'kWh', 'kvarh', 'unit')),
  price numeric(16, 9) not null,
  price_unit text not null check (price_unit in
    ('EUR/kW/year', 'EUR/kW/day', 'EUR/kWh', 'EUR/kvarh', 'EUR/year', 'EUR/month', 'EUR/day', 'EUR')),
  days integer,
  year_days smallint check (year_days in (365, 366)),
  amount_cents bigint not null,
  primary key (invoice_id, position)
);

create table invoice_tax (
  invoice_id bigint not null references invoice (id) on delete cascade,
  position smallint not null,
  tax text not null check (tax in ('electricity_tax', 'hydrocarbon_tax', 'IVA', 'IGIC', 'IPSI')),
  rate_unit text not null check (rate_unit in ('%', 'EUR/kWh')),
  rate numeric(14, 8) not null,
  base_cents bigint not null,
  quantity_kwh numeric(18, 6),
  amount_cents bigint not null,
  primary key (invoice_id, position)
);

-- What the meter showed. Figures and quantities in Wh (reactive in varh, the highest demand in W, gas in m³).
create table invoice_reading (
  invoice_id bigint not null references invoice (id) on delete cascade,
  magnitude text not null check (magnitude in ('import', 'export', 'reactive', 'demand', 'gas_m3')),
  tariff_period smallint not null default 0 check (tariff_period between 0 and 6),
  previous_day date,
  -- Figures of the meter; null where the quantity comes from the curve alone.
  previous_reading numeric(18, 3),
  current_day date not null,
  current_reading numeric(18, 3),
  quantity numeric(18, 3) not null,
  method text not null default 'real' check (method in ('real', 'estimated')),
  primary key (invoice_id, magnitude, tariff_period)
);

create table invoice_payment (
  invoice_id bigint not null references invoice (id) on delete cascade,
  -- The retailer's own reference; the same one is the same payment.
  reference text not null,
  day date not null,
  -- Positive what was collected, negative what went back (a returned debit, a refund).
  amount_cents bigint not null,
  method text not null check (method in ('direct_debit', 'transfer', 'card', 'refund')),
  primary key (invoice_id, reference)
);

-- The legal ladder of an unpaid invoice, rung by rung.
create table invoice_pending_state (
  invoice_id bigint not null references invoice (id) on delete cascade,
  change_day date not null,
  -- The retailer's own code; states of one day are told in order of their position.
  code text not null,
  position smallint not null,
  -- Words for the customer, in the retailer's language.
  description text not null,
  primary key (invoice_id, change_day, code)
);

create table attachment (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id) on delete cascade,
  -- The retailer's own reference: it stays when name or content change.
  reference text not null,
  name text not null,
  category_name text not null,
  created_day date not null,
  filename text not null,
  content bytea not null,
  imported_at timestamptz not null default now(),
  unique (contract_id, reference)
);

-- A virtual battery is a purse of euros, never of kWh.
create table battery (
  id bigint generated always as identity primary key,
  name text not null unique,
  type_name text not null,
  description text not null default '',
  imported_at timestamptz not null default now()
);

create table battery_contract (
  battery_id bigint not null references battery (id) on delete cascade,
  contract_id bigint not null references contract (id) on delete cascade,
  share_percent smallint not null default 0 check (share_percent between 0 and 100),
  discounts text not null default 'no_aplicar' check (discounts in ('aplicar', 'no_aplicar')),
  primary key (battery_id, contract_id)
);
create index battery_contract_contract on battery_contract (contract_id);

-- What went in (positive) and out (negative), and the invoice that says so.
create table battery_movement (
  battery_id bigint not null references battery (id) on delete cascade,
  contract_id bigint not null references contract (id),
  invoice_number text not null,
  day date not null,
  amount_cents bigint not null,
  primary key (battery_id, contract_id, invoice_number, day)
);

create table coupon (
  customer_id bigint not null references customer (id) on delete cascade,
  code text not null,
  name text not null,
  description text not null default '',
  url text,
  from_day date,
  to_day date,
  primary key (customer_id, code)
);
