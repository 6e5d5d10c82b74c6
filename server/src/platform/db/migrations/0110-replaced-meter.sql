-- A meter that is replaced within a bill is read twice in one magnitude and period: what the old one showed at its end, and
-- the new one from there.
alter table invoice_reading add column meter text not null default '';
alter table invoice_reading drop constraint invoice_reading_pkey;
alter table invoice_reading add primary key (invoice_id, magnitude, tariff_period, current_day, meter);

comment on column invoice_reading.meter is
  'Serial number of the meter; empty where the retailer does not say it.';
