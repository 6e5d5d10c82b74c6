-- A session that guesses codes ends; signing in goes on.
alter table session
  drop constraint session_ended_because_check,
  add constraint session_ended_because_check check (ended_because in
    ('logout', 'password_change', 'email_change', 'disabled', 'expired', 'replaced', 'provider', 'guessing'));

-- Paid with a mailed link, by whoever has it: cards that are refused there do not count against the account.
alter table card_payment add column by_link boolean not null default false;
