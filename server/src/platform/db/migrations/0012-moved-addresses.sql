-- The address before the last change and when it changed: codes for signing go there for some days more.
alter table account
  add column email_before text,
  add column email_changed_at timestamptz;

-- The session that asked for a change: it stays when a new address of the account ends the others.
alter table request add column session_id uuid;

alter table session drop constraint session_ended_because_check;
alter table session add constraint session_ended_because_check
  check (ended_because in ('logout', 'password_change', 'email_change', 'disabled', 'expired', 'replaced'));
