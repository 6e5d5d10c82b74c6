-- A call that somebody asked for at a time: an enquiry with a slot, which may be cancelled.
alter table enquiry drop constraint enquiry_kind_check;
alter table enquiry
  add constraint enquiry_kind_check check (kind in ('contact', 'power', 'price', 'gas_price', 'call_back')),
  add column slot_at timestamptz,
  add column slot_minutes integer check (slot_minutes > 0),
  add column cancelled_at timestamptz,
  add constraint enquiry_slot check (
    (kind = 'call_back') = (slot_at is not null) and (slot_at is null) = (slot_minutes is null));
create index enquiry_slot_at on enquiry (slot_at) where slot_at is not null;
