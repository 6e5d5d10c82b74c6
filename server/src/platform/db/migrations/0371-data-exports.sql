-- Copies of all data of a customer, made by a job and kept a few days.
create table data_export (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  -- Who asked.
  account_id bigint not null references account (id),
  locale text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  made_at timestamptz,
  -- Its ZIP, once it is made.
  file_id text references uploaded_file (id),
  failed_because text,
  check (made_at is null or file_id is not null)
);
-- One at a time.
create unique index data_export_one_running on data_export (customer_id)
  where made_at is null and failed_because is null;
create index data_export_customer on data_export (customer_id, id desc);

create policy own on data_export using (customer_id = calling_customer() or (select office_asks()));
alter table data_export enable row level security;
alter table data_export force row level security;
