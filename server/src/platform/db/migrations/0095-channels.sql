-- Blank and zero are two things: a channel that is null is not known, one of zeros was measured. What Datadis says of a
-- generation behind the meter is kept beside what was taken from the grid and given to it.
alter table consumption_day
  add column generated_curve bytea,
  add column self_used_curve bytea,
  add column channel_sources bytea;

comment on column consumption_day.export_curve is
  'Form of import_curve. Null: nothing is known of the export of the day; zeros are measures. Days stored before 0095 with no export at all are null.';
comment on column consumption_day.generated_curve is 'All that was generated behind the meter (energiaGenerada of Datadis). Form of import_curve.';
comment on column consumption_day.self_used_curve is 'What the supply used of it (energiaAutoconsumida of Datadis). Form of import_curve.';
comment on column consumption_day.channel_sources is
  'Files of readings of other channels, where not those of the import beside them (channel-sources.ts).';
