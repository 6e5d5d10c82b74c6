-- One row per signed-in browser. Ending it ends every token that names it, at once.

create table session (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  -- SHA-256 of the secret in the cookie; the secret itself is nowhere.
  cookie_hash bytea not null unique,
  -- 'pwchange' while the password must be changed before anything else.
  scope text not null check (scope in ('all', 'pwchange')),
  -- Browser and system in words, for the list of sessions; no address.
  device text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'password_change', 'disabled', 'expired', 'replaced'))
);
create index session_account on session (account_id) where ended_at is null;

-- One-time tokens that travel in an address: at most a minute old, bound to one purpose, used once.
create table hand_off (
  token_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Attempt budgets (rate-limiter-flexible); in the database so that a restart forgives nothing.
create table attempt_budget (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
