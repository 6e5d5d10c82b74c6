-- A firm may tell that it has paid a part of its invoice, and how much in all (RD 238/2026 art. 10.2).
alter table invoice_state
  drop constraint invoice_state_state_check,
  add constraint invoice_state_state_check check (state in ('received', 'accepted', 'rejected', 'paid_part', 'paid')),
  add column amount_cents bigint check (amount_cents > 0),
  add constraint invoice_state_amount check ((state = 'paid_part') = (amount_cents is not null));
