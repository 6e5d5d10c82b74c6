-- Secrets the server makes for itself at its first start (signing keys and the like).
create table server_setting (
  key text primary key check (key ~ '^[a-z][a-z0-9-]*$'),
  value text not null,
  created_at timestamptz not null default now()
);
