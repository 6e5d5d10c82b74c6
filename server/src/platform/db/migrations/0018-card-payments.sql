-- Payments by card. What the retailer's file says of an invoice is kept beside what is shown of it: shown is the file's
-- value less what was collected here and the file does not know yet (docs/payments.md).

create table card_payment (
  -- The keys of its calls to the provider are made of it; it is committed before the first of them.
  id uuid primary key,
  -- What the customer quotes, and the retailer's file names the payment by.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in
    ('created', 'confirming', 'unknown', 'requires_action', 'processing', 'closing', 'succeeded', 'failed',
     'refunded', 'disputed', 'charged_back')),
  -- The provider's id of it, once it was opened there.
  intent text unique,
  -- Told by the browser, so that a second sending of the same is the same payment.
  idempotency_key text not null,
  locale text not null,
  created_at timestamptz not null,
  -- When the money was taken.
  paid_at timestamptz,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  -- Why it was refused, by the provider's code and in its words.
  refusal_code text,
  refusal_message text,
  -- When it is given up at the provider, and when the provider is asked next.
  expires_at timestamptz not null,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  -- Made once and then kept.
  receipt bytea,
  unique (account_id, idempotency_key)
);
create index card_payment_live on card_payment (next_check_at)
  where state in ('created', 'confirming', 'unknown', 'requires_action', 'processing', 'closing');
create index card_payment_customer on card_payment (customer_id, created_at);

-- The bills that a payment pays, each by how much.
create table card_payment_part (
  payment_id uuid not null references card_payment (id),
  invoice_id bigint not null references invoice (id),
  amount_cents bigint not null check (amount_cents > 0),
  -- Whether the provider may yet take the money.
  live boolean not null,
  primary key (payment_id, invoice_id)
);
-- However many servers and tabs there are: of one bill one payment at a time.
create unique index card_payment_one_live on card_payment_part (invoice_id) where live;
create index card_payment_part_invoice on card_payment_part (invoice_id);

-- What happened to a payment, by whom and when; nothing here is ever changed or removed.
create table card_payment_step (
  payment_id uuid not null references card_payment (id),
  position smallint not null,
  event text not null,
  -- Null for the first one.
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('customer', 'provider', 'system')),
  at timestamptz not null,
  why text not null default '',
  primary key (payment_id, position)
);
create trigger card_payment_step_stays before update or delete on card_payment_step
  for each row execute function refuse_change();

-- Messages of the provider that were taken, written with their effect: one that comes again does nothing.
create table card_message (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null,
  payment_id uuid references card_payment (id),
  -- Why somebody should look at it: it is about nothing known here, or says another amount.
  flag text
);

alter table outbox_event
  alter column request_id drop not null,
  add column card_payment_id uuid references card_payment (id),
  add constraint outbox_event_about check (num_nonnulls(request_id, card_payment_id) = 1);

alter table contract add column file_debt_cents bigint;
update contract set file_debt_cents = debt_cents;
alter table contract add constraint contract_file check (file_debt_cents is not null);

alter table invoice
  add column file_state text,
  add column file_pending_cents bigint,
  add column file_debt_cents bigint;
update invoice set file_state = state, file_pending_cents = pending_cents, file_debt_cents = debt_cents;
alter table invoice add constraint invoice_file check
  (num_nulls(file_state, file_pending_cents, file_debt_cents) = 0);

-- What is shown of an invoice, from what the file says and what was collected here. Writing the file's columns (even
-- their own values) has it computed again.
create function show_invoice() returns trigger language plpgsql as $$
declare
  above bigint := 0;
  flying boolean := false;
begin
  -- A row that only says what is shown says it of the file too.
  new.file_state := coalesce(new.file_state, new.state);
  new.file_pending_cents := coalesce(new.file_pending_cents, new.pending_cents);
  new.file_debt_cents := coalesce(new.file_debt_cents, new.debt_cents, 0);
  if tg_op = 'UPDATE' then
    select coalesce(sum(part.amount_cents), 0) into above
      from card_payment_part part join card_payment payment on payment.id = part.payment_id
     where part.invoice_id = new.id and payment.state in ('succeeded', 'disputed')
       -- The file names it: then its figures have it already.
       and not exists (
         select from invoice_payment known
          where known.invoice_id = new.id and known.reference = payment.reference and known.amount_cents > 0);
    select exists (
      select from card_payment_part part join card_payment payment on payment.id = part.payment_id
       where part.invoice_id = new.id and part.live
         and payment.state in ('confirming', 'unknown', 'processing')) into flying;
  end if;
  new.pending_cents := case when new.file_pending_cents > 0
    then greatest(0, new.file_pending_cents - above) else new.file_pending_cents end;
  new.debt_cents := case when new.file_debt_cents > 0
    then greatest(0, least(new.file_debt_cents, new.pending_cents)) else new.file_debt_cents end;
  new.state := case
    when above > 0 and new.pending_cents = 0 then 'paid'
    when flying and new.file_state = 'open' then 'in_process'
    else new.file_state end;
  return new;
end
$$;
create trigger invoice_shown before insert or update of file_state, file_pending_cents, file_debt_cents on invoice
  for each row execute function show_invoice();

-- The debt of a contract is the file's, less what was collected here of its invoices' debts.
create function show_debt() returns trigger language plpgsql as $$
declare
  collected bigint := 0;
begin
  new.file_debt_cents := coalesce(new.file_debt_cents, new.debt_cents, 0);
  if tg_op = 'UPDATE' then
    select coalesce(sum(file_debt_cents - debt_cents), 0) into collected
      from invoice
     where contract_id = new.id and type not in ('A', 'B') and file_debt_cents > debt_cents;
  end if;
  new.debt_cents := case when new.file_debt_cents > 0
    then greatest(0, new.file_debt_cents - collected) else new.file_debt_cents end;
  return new;
end
$$;
create trigger contract_debt_shown before insert or update of file_debt_cents on contract
  for each row execute function show_debt();

create function invoice_debt_moved() returns trigger language plpgsql as $$
begin
  update contract set file_debt_cents = file_debt_cents where id = new.contract_id;
  return null;
end
$$;
create trigger invoice_debt_moves after update on invoice for each row
  when (new.file_debt_cents - new.debt_cents is distinct from old.file_debt_cents - old.debt_cents)
  execute function invoice_debt_moved();
