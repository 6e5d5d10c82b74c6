-- Signing a contract that somebody has asked for: only once the summary before it has left.

alter table contract_draft
  drop constraint contract_draft_state_check,
  add constraint contract_draft_state_check
    check (state in ('waiting_signature', 'signed', 'declined', 'expired'));

create table contract_draft_signature (
  draft_id text primary key references contract_draft (id),
  provider text not null check (provider in ('embedded', 'outside')),
  -- When the mail with the summary was handed over; known before there is anything to sign.
  summary_sent_at timestamptz not null,
  -- The contract: made once, and never again.
  document bytea not null,
  document_hash bytea not null check (length(document_hash) = 32),
  code_hash bytea check (length(code_hash) = 32),
  code_attempts smallint not null default 0,
  code_sent smallint not null default 0,
  code_expires_at timestamptz,
  provider_reference text unique,
  provider_address text,
  signed_at timestamptz check (signed_at >= summary_sent_at),
  evidence jsonb,
  check ((signed_at is null) = (evidence is null))
);

-- Whether it keeps its supply from other contracts: while it can be signed, and then until the retailer's file has brought
-- the contract, which the sweep waits for some time.
alter table contract_draft add column holds_supply boolean not null default true;
update contract_draft set holds_supply = false where state <> 'waiting_signature';
drop index contract_draft_one_open;
create unique index contract_draft_one_open on contract_draft (cups20) where holds_supply;

create or replace function is_supplied(asked_cups20 text, asked_kind text)
  returns boolean language sql stable set endoll.customer = '' as $$
  select exists (
      select from contract
       where contract.cups20 = asked_cups20 and contract.kind = asked_kind
         and contract.state in ('activa', 'esborrany'))
    or exists (
      select from contract_draft
       where contract_draft.cups20 = asked_cups20 and contract_draft.kind = asked_kind
         and contract_draft.holds_supply)
$$;

-- Mails that wait name the contract under another word.
update mail_outbox
   set data = data - 'token' || jsonb_build_object('about', 'summary', 'draft', data -> 'token')
 where template = 'new_contract' and sent_at is null and data ? 'token';
