-- What visitors send who have not signed in: a message, or their details with what they compared or reckoned.

create table enquiry (
  -- 128 random bits.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- What is quoted on the phone.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  kind text not null check (kind in ('contact', 'power', 'price', 'gas_price')),
  -- As it was sent (visitor-area.md §3.4), files by their ids.
  payload jsonb not null,
  -- The words that were agreed to, of those that need a consent: version, language and hash.
  consent jsonb,
  locale text not null,
  -- Hash of the browser's secret.
  visitor text not null,
  -- Told by the browser, so that a second sending of the same is the same enquiry.
  idempotency_key text,
  created_at timestamptz not null,
  unique (visitor, idempotency_key)
);
create index enquiry_created on enquiry (created_at);

-- The id stays in the event once the enquiry is erased.
alter table outbox_event
  add column enquiry_id text,
  drop constraint outbox_event_about,
  add constraint outbox_event_about
    check (num_nonnulls(request_id, card_payment_id, lead_id, contract_draft_id, enquiry_id) = 1);
