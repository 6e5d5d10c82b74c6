-- The metering point whose readings a day holds: 0 the only or the first one (0F, 1F, 1P), 2 and more a further one. Two
-- points of one supply measure different energy, so that one never takes the place of the other.
alter table consumption_day add column point smallint not null default 0;

comment on column consumption_day.import_curve is
  'Version byte, number of readings (23, 24 or 25 hours; 92, 96 or 100 quarters of an hour), varint Wh of each.';
