-- Money of a payment that the retailer's people give back. It is committed before the provider hears of it: the key of the
-- call is made of its id.
create table card_refund (
  id uuid primary key,
  payment_id uuid not null references card_payment (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'refused', 'turned_down')),
  asked_by bigint not null references staff (id),
  asked_at timestamptz not null,
  -- The second person, above the deployment's limit.
  decided_by bigint references staff (id) check (decided_by <> asked_by),
  decided_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  -- Why the provider refused it, by its code.
  refusal_code text,
  check ((decided_by is null) = (decided_at is null))
);
-- One at a time of each payment.
create unique index card_refund_open on card_refund (payment_id) where state in ('waiting', 'sending');
create index card_refund_payment on card_refund (payment_id);
create index card_refund_due on card_refund (next_try_at) where state = 'sending';
create policy own on card_refund using ((select desk_asks()));
alter table card_refund enable row level security;
alter table card_refund force row level security;
