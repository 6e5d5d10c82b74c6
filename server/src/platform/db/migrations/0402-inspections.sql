-- A customer's office that somebody of the desk has opened to read it (decision 0041): for half an hour, as long as the
-- session of the desk lasts. What was opened and why stands in staff_log and customer_access, which stay.
create table office_inspection (
  id bigint generated always as identity primary key,
  staff_session_id uuid not null references staff_session (id) on delete cascade,
  -- Of the cookie that the calls of the office bring.
  secret_hash bytea not null,
  customer_id bigint not null references customer (id),
  -- As whom the customer would see it.
  account_id bigint not null references account (id),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index office_inspection_session on office_inspection (staff_session_id);
create policy own on office_inspection using ((select desk_asks()));
alter table office_inspection enable row level security;
alter table office_inspection force row level security;
