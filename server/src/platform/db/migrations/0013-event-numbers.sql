-- An event is numbered after it is committed, in a statement of its own: whoever writes one holds no lock that others
-- wait for, and whoever reads by number passes by none (decision 0012). Numbers are Unix milliseconds, or one more than
-- the last: after a restore none is given that was given before. Earlier events keep their ids.
alter table outbox_event add column number bigint unique;
update outbox_event set number = id;
create index outbox_event_unnumbered on outbox_event (id) where number is null;
-- Claiming costs what is taken, however many wait.
create index outbox_event_due on outbox_event (id) where delivered_at is null;

-- The lock lasts as long as the call: nobody waits for a client. Each statement sees what was committed before it began,
-- so the second of two calls that meet numbers what the first one left.
create function number_outbox_events() returns void language plpgsql as $$
declare
  event bigint;
  last bigint;
begin
  if not exists (select from outbox_event where number is null) then
    return;
  end if;
  perform pg_advisory_xact_lock(2026112107);
  select coalesce(max(number), 0) into last from outbox_event;
  for event in select id from outbox_event where number is null order by id loop
    last := greatest(last + 1, floor(extract(epoch from clock_timestamp()) * 1000));
    update outbox_event set number = last where id = event;
  end loop;
end
$$;
