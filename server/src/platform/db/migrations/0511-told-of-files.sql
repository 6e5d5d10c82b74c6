-- What the retailer's files take off what is owed: a bill that takes another back, and money given back.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('bill', 'charge', 'returned', 'given_back', 'payment', 'request', 'case', 'prices', 'renewal', 'power', 'use_limit',
   'bill_limit', 'above_usual', 'month', 'meter_silent', 'meter_back')) not valid;
