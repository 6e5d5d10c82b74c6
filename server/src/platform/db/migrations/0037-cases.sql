-- Conversations of customers with the retailer about a contract (cases), claims among them. A case, its message, its event
-- and its mail are written in one transaction: after any crash all of it is there, or nothing.

-- What a customer may write about, as the retailer's file has it.
create table crm_category (
  id integer primary key check (id > 0),
  section text not null,
  name text not null,
  -- Which supplies it is for.
  supply text not null check (supply in ('any', 'electricity', 'gas')),
  -- The day after the last on which it is offered.
  to_day date
);

create table crm_case (
  id bigint generated always as identity primary key,
  -- What the customer quotes on the phone; random, so that it tells nobody how many there are.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  customer_id bigint not null references customer (id),
  account_id bigint not null references account (id),
  contract_id bigint not null references contract (id),
  -- As it was called then.
  contract_name text not null,
  cups text not null,
  supply text not null check (supply in ('electricity', 'gas')),
  -- Null for a claim.
  category_id integer references crm_category (id),
  -- A claim: its type and subtype (CNMC tables 81 and 82), and by when the law wants it answered.
  claim_type text check (claim_type ~ '^\d{2}$'),
  claim_subtype text check (claim_subtype ~ '^\d{3}$'),
  answer_due_day date,
  subject text not null,
  state text not null check (state in ('open', 'closed')),
  locale text not null,
  opened_at timestamptz not null,
  -- When anything was last said.
  updated_at timestamptz not null,
  closed_at timestamptz,
  -- Position of the last message, and of the last one that the customer has seen.
  messages integer not null default 0,
  seen integer not null default 0 check (seen <= messages),
  -- Told by the browser, so that a second sending of the same is the same case.
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- What came with the key: the same key with other content is refused.
  asked_hash bytea not null check (length(asked_hash) = 32),
  unique (account_id, idempotency_key),
  check ((state = 'closed') = (closed_at is not null)),
  check (num_nonnulls(category_id, claim_type) = 1),
  check (num_nonnulls(claim_type, claim_subtype, answer_due_day) in (0, 3))
);
create index crm_case_customer on crm_case (customer_id, updated_at desc, id desc);

-- What was said, by whom; nothing here is ever changed or removed.
create table crm_message (
  case_id bigint not null references crm_case (id),
  position integer not null,
  author text not null check (author in ('customer', 'retailer')),
  what text not null check (what in ('message', 'closed', 'reopened')),
  -- Empty where a case is closed without a word.
  text text not null,
  at timestamptz not null,
  -- The sender's own name of it, so that a second sending of the same is the same message.
  message_key text not null,
  asked_hash bytea not null check (length(asked_hash) = 32),
  primary key (case_id, position),
  unique (case_id, message_key)
);
create trigger crm_message_stays before update or delete on crm_message
  for each row execute function refuse_change();

create table crm_file (
  case_id bigint not null references crm_case (id),
  position integer not null,
  -- Of the case, from 1.
  number integer not null,
  file_id text not null references uploaded_file (id),
  primary key (case_id, number),
  foreign key (case_id, position) references crm_message (case_id, position)
);

alter table outbox_event
  add column case_id bigint references crm_case (id),
  drop constraint outbox_event_about,
  add constraint outbox_event_about
    check (num_nonnulls(request_id, card_payment_id, lead_id, contract_draft_id, enquiry_id, case_id) = 1);

create policy own on crm_case using (customer_id = calling_customer() or calling_customer() is null);
do $$
declare
  held text;
begin
  foreach held in array array['crm_message', 'crm_file'] loop
    execute format($policy$
      create policy own on %I using (case_id in (
        select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
        or calling_customer() is null)$policy$, held);
  end loop;
  foreach held in array array['crm_case', 'crm_message', 'crm_file'] loop
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;
