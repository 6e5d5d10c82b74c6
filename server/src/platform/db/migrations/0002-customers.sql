-- A customer is who the retailer's file names; an account is who signs in. What the customer did here (password,
-- language) lives in the account and is never overwritten by an import.

create table customer (
  id bigint generated always as identity primary key,
  code text not null unique check (code <> ''),
  name text not null,
  nif text not null,
  kind text not null check (kind in ('person', 'foreigner', 'company')),
  -- What the retailer's last file said; an account that differs from it was changed by the customer and stays so.
  email text,
  mobile text,
  language text,
  imported_at timestamptz not null default now()
);

create table account (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  email text not null check (email = lower(email)),
  mobile text,
  -- Argon2id; null until the customer has activated the account.
  password_hash text,
  must_change_password boolean not null default false,
  locale text not null default 'es',
  roles text[] not null default '{}',
  groups text[] not null default '{}',
  image text,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index account_email on account (email);
create index account_customer on account (customer_id);
