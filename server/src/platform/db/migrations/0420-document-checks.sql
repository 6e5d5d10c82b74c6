-- Documents that came with a new contract, to be looked at by the retailer's people: one row for each contract that has some.
create table document_check (
  draft_id text primary key references contract_draft (id) on delete cascade,
  asked_at timestamptz not null,
  verdict text check (verdict in ('good', 'bad')),
  -- Why they are not good, as the customer is told.
  reason_code text,
  reason_text text not null default '',
  staff_id bigint references staff (id),
  decided_at timestamptz,
  check ((verdict is null) = (decided_at is null)),
  check (verdict = 'bad' or reason_code is null)
);
create index document_check_waiting on document_check (asked_at) where verdict is null;
create policy named on document_check using (calling_customer() is not null or office_asks());
alter table document_check enable row level security;
alter table document_check force row level security;
