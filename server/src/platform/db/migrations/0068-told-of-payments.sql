-- What becomes of a payment made here is told by a notice too (domain/payments/told.ts).
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('bill', 'charge', 'returned', 'payment', 'request', 'case', 'prices', 'power', 'use_limit', 'bill_limit',
   'above_usual', 'month'));
