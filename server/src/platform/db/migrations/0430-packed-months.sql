-- A month that is over is written anew, contract by contract: what it leaves is cleared before the next one needs the room.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'consumption_day'::regclass loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.05)', part);
  end loop;
end
$$;
