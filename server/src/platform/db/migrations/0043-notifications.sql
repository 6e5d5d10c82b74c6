-- What customers are told in the office. Each is written once for each account and thing that it is about, whatever
-- runs twice: by the transaction of what happened, or by a job that finds it.
create table notification (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  -- Names what it is about; the same again is the same notification.
  key text not null check (key <> ''),
  kind text not null check (kind in
    ('bill', 'charge', 'returned', 'request', 'case', 'prices', 'power', 'use_limit', 'bill_limit', 'above_usual', 'month')),
  contract_id bigint references contract (id) on delete set null,
  -- As it was called then.
  contract_name text,
  -- What it says, as api/src/notifications.ts describes it.
  about jsonb not null,
  at timestamptz not null,
  -- Whether the list shows it: what is only mailed is kept too, so that it is mailed once.
  shown boolean not null,
  read_at timestamptz,
  -- Whether it is mailed: not at all, with the next mail, or with one that was written.
  mail text not null default 'none' check (mail in ('none', 'due', 'written')),
  unique (account_id, key)
);
create index notification_listed on notification (account_id, (read_at is null) desc, id desc) where shown;
create index notification_due on notification (account_id) where mail = 'due';

-- What a customer chose of a kind; without a row it goes as it begins (domain/src/notifications/kinds.ts).
create table notification_choice (
  account_id bigint not null references account (id) on delete cascade,
  customer_id bigint not null references customer (id),
  kind text not null,
  shown boolean not null,
  mail boolean not null,
  primary key (account_id, kind)
);

-- Where the facts are found that notifications are written of.
create index invoice_day on invoice (day);
create index invoice_charged on invoice (due_day) where state = 'open' and payment_method = 'direct_debit';
create index invoice_payment_returned on invoice_payment (day) where amount_cents < 0 and method = 'direct_debit';
create index crm_message_answered on crm_message (at) where author = 'retailer';
create index product_price_from on product_price (from_day);

do $$
declare
  held text;
begin
  foreach held in array array['notification', 'notification_choice'] loop
    execute format('create policy own on %I using (customer_id = calling_customer() or calling_customer() is null)', held);
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;
