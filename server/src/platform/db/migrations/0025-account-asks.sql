-- What somebody without a session asked for by e-mail: a job answers it, so that the call does the same whether there is
-- an account or not. Answered ones are deleted.
create table account_ask (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recovery', 'activation')),
  data jsonb not null,
  locale text not null,
  asked_at timestamptz not null
);

-- A mailed link may also make the account of a customer who has none: for this e-mail, once it is followed.
alter table hand_off
  alter column account_id drop not null,
  add column customer_id bigint references customer (id) on delete cascade,
  add column email text,
  -- What was typed when the account was to be activated; it counts once the link is followed.
  add column mobile text,
  add column conditions_accepted_at timestamptz,
  add constraint hand_off_for_somebody check (account_id is not null or (customer_id is not null and email is not null));
create index hand_off_account on hand_off (account_id);
create index hand_off_customer on hand_off (customer_id) where customer_id is not null;

-- When the conditions of the office and the privacy policy were accepted, with the activation or the registration.
alter table account add column conditions_accepted_at timestamptz;
