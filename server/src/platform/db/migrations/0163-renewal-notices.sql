-- That a contract renews, and until when that can be refused, is told ahead (RDLeg 1/2007 art. 97.1.p).
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('bill', 'charge', 'returned', 'payment', 'request', 'case', 'prices', 'renewal', 'power', 'use_limit', 'bill_limit',
   'above_usual', 'month'));
create index contract_year_day on contract ((extract(month from start_day) * 100 + extract(day from start_day)))
  where state = 'activa';
