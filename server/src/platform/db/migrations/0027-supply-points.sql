-- Supply points of the sector as the distributors have them (SIPS), for whoever wants to become a customer. No names.
create table supply_point (
  cups20 text primary key check (length(cups20) = 20),
  distributor_code text,
  tariff text not null,
  -- W, P1 first, as many as the tariff has.
  powers_w integer[] not null,
  -- Code of CNMC table 113; null where the file does not say.
  self_consumption text,
  -- Wh of twelve months in each period of energy, P1 first; null where the file does not say.
  yearly_wh bigint[],
  -- Last of those twelve months' days.
  yearly_until date,
  postal_code text not null,
  -- INE code, where the postal code lies in several provinces.
  municipality text,
  imported_at timestamptz not null default now()
);
