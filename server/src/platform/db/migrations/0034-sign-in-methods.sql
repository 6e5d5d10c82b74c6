-- Passkeys of an account. The private half never leaves the customer's device.
create table passkey (
  id uuid primary key,
  account_id bigint not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- What the authenticator has counted; many count nothing and stay at 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- How authenticators know the account: random, so that it says nothing of it.
alter table account add column passkey_handle uuid not null default gen_random_uuid();

-- What a passkey is asked to sign, once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'add', 'step-up')),
  -- Only this session may answer; none where somebody signs in.
  session_id uuid references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_session on passkey_challenge (session_id);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- The secret that an app makes codes of (RFC 6238); not hashed, because codes are computed from it.
create table app_codes (
  account_id bigint primary key references account (id) on delete cascade,
  secret text not null,
  -- Null until the first code has come back.
  confirmed_at timestamptz,
  -- The last half minute whose code was used: none counts twice.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id bigint not null references account (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- When a passkey or a code was shown in this session.
alter table session add column stepped_up_at timestamptz;

-- The second wall of decision 0022: a customer's call finds what belongs to the customer's own accounts.
do $$
declare
  held text;
begin
  foreach held in array array['passkey', 'app_codes', 'recovery_code'] loop
    execute format($policy$
      create policy own on %1$I using (account_id in (
        select account.id from account where account.customer_id = calling_customer())
        or calling_customer() is null);
      alter table %1$I enable row level security;
      alter table %1$I force row level security$policy$, held);
  end loop;
end
$$;
