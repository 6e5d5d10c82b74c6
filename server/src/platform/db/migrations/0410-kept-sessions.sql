-- Sessions that their device keeps: they go on showing bills and consumption after their usual end.
alter table session add column kept_at timestamptz;
-- The secret of a kept session is replaced each day. The new one counts once the browser has shown it.
alter table session add column next_cookie_hash bytea;
alter table session add column previous_cookie_hash bytea;
alter table session add column rotated_at timestamptz;
alter table session drop constraint session_ended_because_check;
alter table session add constraint session_ended_because_check check (ended_because in
  ('logout', 'password_change', 'email_change', 'disabled', 'expired', 'replaced', 'provider', 'guessing', 'reused')) not valid;
create index session_next_cookie_hash on session (next_cookie_hash) where next_cookie_hash is not null;
create index session_previous_cookie_hash on session (previous_cookie_hash) where previous_cookie_hash is not null;
