-- What somebody who becomes a customer has answered, and what came of it. A lead is found by its id, 128 random bits, and
-- by the browser or the account that made it.

create table lead (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Hash of the browser's secret.
  visitor text not null,
  account_id bigint references account (id) on delete set null,
  step smallint not null check (step between 1 and 5),
  -- As it was sent (visitor-area.md §3.3), files by their ids.
  payload jsonb not null,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  -- Told by the browser, so that a second sending of the same is the same lead.
  idempotency_key text,
  unique (visitor, idempotency_key)
);
create index lead_changed on lead (updated_at, id);
create index lead_account on lead (account_id) where account_id is not null;

-- What was agreed to, when, and in which words.
create table lead_consent (
  lead_id text not null references lead (id) on delete cascade,
  kind text not null check (kind in ('leads', 'conditions', 'privacy')),
  version text not null,
  language text not null,
  text_hash bytea not null check (length(text_hash) = 32),
  at timestamptz not null,
  primary key (lead_id, kind)
);

-- A contract that waits for its signature; the retailer's file brings the contract itself.
create table contract_draft (
  -- Opens the summary: 128 random bits.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- What the customer quotes on the phone.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  lead_id text not null unique references lead (id),
  state text not null check (state in ('waiting_signature', 'expired')),
  cups20 text not null check (length(cups20) = 20),
  product_code text not null references product (code),
  tariff text not null,
  powers_w integer[] not null,
  -- What is asked of the distributor, and why.
  process text not null check (process in ('A3', 'C1', 'C2')),
  reasons text[] not null,
  -- What the registers said: good, bad or unknown.
  identity_check text not null check (identity_check in ('good', 'unknown', 'none')),
  solvency_check text not null check (solvency_check in ('good', 'unknown', 'none')),
  -- The lead with what was shown of the product; canonical JSON, and its hash.
  submission jsonb not null,
  submission_hash bytea not null check (length(submission_hash) = 32),
  -- Made when it is first asked for, and never again.
  summary bytea,
  summary_hash bytea check (length(summary_hash) = 32),
  locale text not null,
  created_at timestamptz not null
);
create unique index contract_draft_one_open on contract_draft (cups20) where state = 'waiting_signature';
create index contract_draft_waiting on contract_draft (created_at) where state = 'waiting_signature';

-- The id of a lead stays in its events once it is erased: with it the retailer erases it too.
alter table outbox_event
  add column lead_id text,
  add column contract_draft_id text references contract_draft (id),
  drop constraint outbox_event_about,
  add constraint outbox_event_about
    check (num_nonnulls(request_id, card_payment_id, lead_id, contract_draft_id) = 1);

-- Whether a supply has, or is about to have, a contract with the retailer, whosever it is: also within the call of a
-- customer, to whom the contracts of others are not there, and nothing but yes or no.
create function is_supplied(asked_cups20 text) returns boolean language sql stable set endoll.customer = '' as $$
  select exists (
      select from contract
       where contract.cups20 = asked_cups20 and contract.kind = 'electricity' and contract.state in ('activa', 'esborrany'))
    or exists (
      select from contract_draft where contract_draft.cups20 = asked_cups20 and contract_draft.state = 'waiting_signature')
$$;
