-- The general conditions that went with each contract, kept by their hash: those of today may be others (RDLeg 1/2007 art. 63.1).
create table general_conditions (
  hash bytea primary key check (length(hash) = 32),
  content bytea not null,
  kept_at timestamptz not null default now()
);
alter table general_conditions alter column content set storage external;
-- They hold nothing of a customer.

alter table contract_draft_signature add column conditions_hash bytea references general_conditions (hash);
-- When what was signed was laid among the documents of the contract that the retailer's file brought.
alter table contract_draft add column filed_at timestamptz;
create index contract_draft_unfiled on contract_draft (cups20) where state = 'signed' and filed_at is null;
