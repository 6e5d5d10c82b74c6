-- Changes that customers ask for. A request, its first event, what it tells the retailer, its mail and its effect are
-- written in one transaction: after any crash all of it is there, or nothing.

create table request (
  id bigint generated always as identity primary key,
  -- What the customer quotes on the phone; random, so that it tells nobody how many there are.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  -- Null for what concerns the person and no contract.
  contract_id bigint references contract (id),
  -- As it was called then: what papers and lists show.
  contract_name text,
  procedure text not null check (procedure ~ '^[a-z][a-z_]*$'),
  state text not null check (state in
    ('submitted', 'waiting_signature', 'sent', 'accepted', 'rejected', 'effective', 'withdrawn', 'expired')),
  -- The distributor carries it out: one at a time for each contract.
  needs_distributor boolean not null,
  -- What was asked, and what was there before; canonical JSON, whose hash is what is signed.
  submission jsonb not null,
  submission_hash bytea not null check (length(submission_hash) = 32),
  -- Columns of the contract (of the account where there is none) that it sets, and what stood there.
  changes jsonb not null,
  before jsonb not null,
  -- Told by the browser, so that a second sending of the same is the same request.
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- What came with the key: the same key with other content is refused.
  asked_hash bytea not null check (length(asked_hash) = 32),
  locale text not null,
  submitted_at timestamptz not null,
  -- By when the next thing has to happen, as it is told to the customer.
  due_day date,
  -- Why it was rejected: the retailer's code, and words where it sent some.
  reason_code text,
  reason_text text,
  effective_day date,
  unique (account_id, idempotency_key)
);
create index request_customer on request (customer_id, submitted_at desc, id desc);
create index request_contract on request (contract_id) where contract_id is not null;
create unique index request_one_open on request (contract_id)
  where needs_distributor and state in ('submitted', 'waiting_signature', 'sent', 'accepted');
-- A second change of the same kind would not know what it changes.
create unique index request_one_of_a_kind on request (contract_id, procedure)
  where contract_id is not null and state in ('submitted', 'waiting_signature', 'sent', 'accepted');
create unique index request_one_of_an_account on request (account_id, procedure)
  where contract_id is null and state in ('submitted', 'waiting_signature', 'sent', 'accepted');
create index request_waiting on request (due_day) where state = 'waiting_signature';

-- Who did what, when and why; nothing here is ever changed or removed.
create table request_event (
  request_id bigint not null references request (id),
  position smallint not null,
  event text not null,
  -- Null for the first one.
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('customer', 'retailer', 'signature', 'system')),
  at timestamptz not null,
  why text not null default '',
  primary key (request_id, position)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of requests is only added to';
end
$$;
create trigger request_event_stays before update or delete on request_event
  for each row execute function refuse_change();

-- What the customer changed above the retailer's file. The file confirms a change by bringing its value.
create table contract_change (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id) on delete cascade,
  field text not null,
  -- The file's value when it was changed, and the customer's; as JSON, null where there is none.
  base_value jsonb not null,
  value jsonb not null,
  request_id bigint not null references request (id),
  applied_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index contract_change_open on contract_change (contract_id, field) where confirmed_at is null;

-- Paper that is signed: exactly what the customer saw, what it was computed from, and who signed it how.
create table signature (
  id uuid primary key,
  request_id bigint not null references request (id),
  -- 'confirmation': no paper; the owner of a new address follows the link that went there.
  provider text not null check (provider in ('embedded', 'outside', 'confirmation')),
  -- The provider's own name of it, and where it is signed, once it was handed over.
  provider_reference text unique,
  provider_address text,
  -- Made when it is first asked for, and never again.
  document bytea,
  document_hash bytea check (length(document_hash) = 32),
  -- One-time code by mail: only its hash, how often it was tried, and until when it counts.
  code_hash bytea,
  -- Of a link: SHA-256 of its token.
  link_hash bytea unique,
  code_attempts smallint not null default 0,
  code_sent smallint not null default 0,
  code_expires_at timestamptz,
  expires_at timestamptz not null,
  signed_at timestamptz,
  -- Evidence sheet: hashes, times, session, device and how consent was given.
  evidence jsonb
);
create unique index signature_request on signature (request_id);

-- Messages of the outside provider that were taken: one that comes again does nothing.
create table signature_message (
  event_id text primary key,
  received_at timestamptz not null
);

-- What the retailer's systems are told, in order; the id is the cursor they read by.
create table outbox_event (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id),
  -- Orders deliveries: per contract, or per customer where there is none.
  subject text not null,
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index outbox_event_waiting on outbox_event (subject, id) where delivered_at is null;

-- Mails to be sent, one for each key. A mail whose sending was broken off is sent again under the same Message-ID, which
-- is made of the key: who has it already knows it.
create table mail_outbox (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  template text not null,
  locale text not null,
  recipient text not null,
  data jsonb not null,
  created_at timestamptz not null,
  -- Whoever sends it has it until then.
  claimed_until timestamptz,
  sent_at timestamptz,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  failed_because text
);
create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null;
