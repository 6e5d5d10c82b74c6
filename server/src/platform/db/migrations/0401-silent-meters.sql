-- A meter of which no hours come, and that they come again.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('bill', 'charge', 'returned', 'payment', 'request', 'case', 'prices', 'renewal', 'power', 'use_limit', 'bill_limit',
   'above_usual', 'month', 'meter_silent', 'meter_back')) not valid;
-- Those of which it is not known yet whether hours have come again.
create index outbox_meter_silent on outbox_event (created_at) where type = 'meter.silent';
