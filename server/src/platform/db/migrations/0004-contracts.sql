-- Supply contracts as the retailer's files give them. Powers in W, amounts in cents, energy in Wh.

create table product (
  code text primary key,
  kind text not null check (kind in ('electricity', 'gas')),
  name text not null,
  commercial_name text,
  imported_at timestamptz not null default now()
);

create table contract (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  customer_id bigint not null references customer (id),
  kind text not null check (kind in ('electricity', 'gas')),
  state text not null,
  sign_day date,
  start_day date,
  end_day date,
  debt_cents bigint not null default 0,
  atr_available boolean not null default true,

  cups text not null,
  -- The first 20 characters: what supply points are matched on.
  cups20 text not null check (length(cups20) = 20),
  supply_street text not null,
  supply_city text not null,
  supply_postal_code text not null,
  supply_province text not null check (length(supply_province) = 2),
  cadastral_reference text,

  tariff text not null,
  zone text not null,
  time_zone text not null,
  product_code text not null references product (code),
  -- P1 first; empty for gas.
  powers_w integer[] not null default '{}',
  pressure_bar numeric(8, 3),
  flow_m3h numeric(10, 3),

  owner_name text not null,
  owner_nif text not null,
  payer_name text not null,
  payer_nif text not null,
  fiscal_name text not null,
  fiscal_nif text not null,
  fiscal_address text not null,
  notification_name text not null,
  notification_address text not null,
  notification_email text,
  notification_mobile text,
  iban text,

  distributor_name text,
  distributor_reference text,
  distributor_phone text,

  no_cession_sips text not null default 'unactive' check (no_cession_sips in ('requested', 'active', 'unactive')),
  invoice_online boolean not null default false,
  electronic_notification boolean not null default false,
  electronic_notification_start date,
  electronic_notification_request date,

  -- Name, supply address and CUPS, lower case without accents: what the list's filter searches.
  search_text text not null,
  imported_at timestamptz not null default now()
);
create index contract_customer on contract (customer_id, kind, name);
create index contract_cups on contract (cups20, start_day);

create table contract_service (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id) on delete cascade,
  kind text not null check (kind in ('service', 'social_bonus')),
  name text not null,
  start_day date not null,
  end_day date,
  unique (contract_id, kind, name, start_day)
);

-- One row per contract and local day; the key order lets the table be spread by contract. Curves are a version byte
-- and varint Wh per hour (see domain/src/consumption/day-curve.ts).
create table consumption_day (
  contract_id bigint not null references contract (id) on delete cascade,
  day date not null,
  import_wh integer not null,
  export_wh integer not null,
  reactive_varh integer not null default 0,
  import_curve bytea not null,
  export_curve bytea,
  reactive_curve bytea,
  quality bytea not null,
  -- Day of the file that each reading came from, in its name (days since 1970, two bytes each, big end first; only two
  -- when all are the same): of two files of the same kind and version the younger stands, whichever came first.
  source_days bytea not null default '\x0000',
  primary key (contract_id, day)
) partition by range (day);

do $$
begin
  for year in 2018..2040 loop
    execute format(
      'create table consumption_day_%s partition of consumption_day for values from (%L) to (%L)',
      year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
  end loop;
end
$$;
create table consumption_day_other partition of consumption_day default;
