-- What a customer read off the meter, with the case that it was sent as.
create table crm_reading (
  case_id bigint not null references crm_case (id),
  magnitude text not null check (magnitude in ('import', 'export', 'gas_m3')),
  tariff_period smallint not null check (tariff_period between 0 and 6),
  day date not null,
  -- kWh or m³, as the meter shows them.
  figure integer not null check (figure >= 0),
  primary key (case_id, magnitude, tariff_period)
);
create trigger crm_reading_stays before update or delete on crm_reading
  for each row execute function refuse_change();
create policy own on crm_reading using (case_id in (
  select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
  or calling_customer() is null);
alter table crm_reading enable row level security;
alter table crm_reading force row level security;
