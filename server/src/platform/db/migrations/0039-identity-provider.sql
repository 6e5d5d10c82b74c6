-- Customers of an identity provider (OpenID Connect).

-- How a session was opened; of those opened through the provider a row of openid_session says more.
alter table session
  add column login_type text not null default 'plain' check (login_type in ('plain', 'oidc', 'clientId')),
  drop constraint session_ended_because_check,
  add constraint session_ended_because_check check (
    ended_because in ('logout', 'password_change', 'email_change', 'disabled', 'expired', 'replaced', 'provider'));

-- Sign-ins that are under way: one use, ten minutes, only in the browser that began them. Nonce and PKCE are computed from
-- what that browser keeps.
create table openid_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
create index openid_attempt_expiry on openid_attempt (expires_at);

-- Whom the provider calls what.
create table openid_identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- An address that the provider gives to another person does not open the account of the one before.
  unique (issuer, account_id)
);
create index openid_identity_account on openid_identity (account_id);

create table openid_session (
  session_id uuid primary key references session (id) on delete cascade,
  issuer text not null,
  subject text not null,
  -- The provider's name of its session.
  sid text,
  -- AES-256-GCM with a key of the secret in the session's cookie: from the database alone nobody reads it.
  id_token_sealed bytea
);
create index openid_session_sid on openid_session (issuer, sid);
create index openid_session_subject on openid_session (issuer, subject);

-- Logout tokens that came, until they would be too old to come again.
create table openid_logout (
  jti_hash bytea primary key,
  expires_at timestamptz not null
);
create index openid_logout_expiry on openid_logout (expires_at);

-- The second wall of decision 0022.
create policy own on openid_identity using (account_id in (
  select account.id from account where account.customer_id = calling_customer())
  or calling_customer() is null);
alter table openid_identity enable row level security;
alter table openid_identity force row level security;
