-- What somebody of the desk proposes to answer a request to erase data, until a colleague confirms it (decision 0041).
create table erasure_answer (
  request_id bigint primary key references request (id) on delete cascade,
  answer text not null check (answer in ('accepted', 'rejected')),
  reason_text text not null default '',
  asked_by bigint not null references staff (id),
  asked_at timestamptz not null,
  decided_by bigint references staff (id) check (decided_by <> asked_by),
  decided_at timestamptz,
  check ((decided_by is null) = (decided_at is null))
);
create policy own on erasure_answer using ((select desk_asks()));
alter table erasure_answer enable row level security;
alter table erasure_answer force row level security;
