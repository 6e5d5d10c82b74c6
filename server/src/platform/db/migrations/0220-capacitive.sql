-- What is billed of reactive energy is R1 less R4, period by period: both are kept.
alter table consumption_day add column capacitive_curve bytea;

comment on column consumption_day.reactive_curve is 'Reactive energy of quadrant 1 (R1) in varh. Form of import_curve.';
comment on column consumption_day.capacitive_curve is
  'Reactive energy of quadrant 4 (R4) in varh, null where nothing is known of it. Form of import_curve.';
