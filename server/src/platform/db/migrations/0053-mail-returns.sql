-- What mail servers gave back of our mails: bounces, and complaints of whoever got one. Each report once.
create table mail_return (
  -- Of whoever reports it; the same again is the same report.
  report text primary key check (report <> ''),
  -- In small letters.
  address text not null,
  -- The mail that came back, where the report names one of ours.
  mail_id bigint references mail_outbox (id) on delete set null,
  kind text not null check (kind in ('bounce_permanent', 'bounce_temporary', 'complaint')),
  -- Enhanced status code (RFC 3463).
  status text check (status ~ '^[245]\.\d{1,3}\.\d{1,3}$'),
  at timestamptz not null,
  received_at timestamptz not null
);
create index mail_return_address on mail_return (address, at);

-- What is known of an address that mails went to.
create table mail_address (
  -- In small letters.
  address text primary key,
  -- Why no mail goes there that nobody asked for; null where mails go.
  stopped_because text check (stopped_because in ('permanent', 'temporary')),
  stopped_at timestamptz,
  -- When its owner last followed a link that we mailed there: what came back before does not count.
  works_since timestamptz,
  -- When a complaint ended the mails that can be ended; null once the account has chosen again.
  complained_at timestamptz,
  -- SHA-256 of the token of the link that shows that mails arrive, and when it was mailed.
  check_hash bytea unique check (length(check_hash) = 32),
  check_sent_at timestamptz,
  check ((stopped_because is null) = (stopped_at is null))
);
-- An account's own address alone.
create policy own on mail_address using (
  address in (select lower(account.email) from account where account.customer_id = calling_customer())
  or calling_customer() is null);
alter table mail_address enable row level security;
alter table mail_address force row level security;

-- What stands before the @ of a mail's Message-ID, as server/src/mails/deliver-mails.ts makes it of the key. Immutable,
-- which convert_to is not declared to be: the database's own encoding is UTF-8.
create function mail_name(dedupe_key text) returns text language sql immutable parallel safe
  return left(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'hex'), 40);
-- Mails are found by what reports name: the Message-ID or the address.
create index mail_outbox_name on mail_outbox (mail_name(dedupe_key));
create index mail_outbox_recipient on mail_outbox (lower(recipient));

-- Names what an event about mails is about; the same again is the same event.
alter table outbox_event
  add column mail_about text unique,
  drop constraint outbox_event_about,
  add constraint outbox_event_about
    check (num_nonnulls(
      request_id, card_payment_id, lead_id, contract_draft_id, enquiry_id, case_id, mail_about) = 1);
