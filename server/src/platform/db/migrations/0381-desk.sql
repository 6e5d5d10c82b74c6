-- The desk of the retailer's own people (decision 0041).

-- Who works there says so to the database.
create or replace function office_asks() returns boolean language sql stable
  return case
    when coalesce(current_setting('endoll.customer', true), '') <> '' then false
    when current_setting('endoll.role', true) in ('visitor', 'sign_in', 'retailer', 'staff', 'job', 'command') then true
    else nobody_said_who_asks()
  end;

-- Whether the desk asks, or what keeps it: never a customer, a visitor or the retailer's systems.
create function desk_asks() returns boolean language sql stable
  return case when office_asks() then current_setting('endoll.role', true) in ('staff', 'job', 'command') else false end;

create table staff (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  roles text[] not null,
  password_hash text not null,
  -- Until when the password that they were given counts; null once it is their own.
  given_until timestamptz,
  app_secret text,
  -- The half minute of the last code: none counts twice.
  last_step bigint not null default 0,
  -- When password and second factor became their own.
  enrolled_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table staff_session (
  id uuid primary key,
  staff_id bigint not null references staff (id),
  cookie_hash bytea not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

-- What was done at the desk, by whom, with whose data, why, when and from where. Only ids of customers: who is erased leaves
-- nothing of theirs here. Only added to, and each line holds the hash of the one before.
create table staff_log (
  number bigint primary key default 0,
  at timestamptz not null,
  -- Null of a command.
  staff_id bigint references staff (id),
  what text not null,
  customer_id bigint,
  -- Ids and references.
  about text not null default '',
  why text not null default '',
  address text not null default '',
  previous bytea not null default '',
  hash bytea not null default ''
);
create index staff_log_customer on staff_log (customer_id, number) where customer_id is not null;
create index staff_log_staff on staff_log (staff_id, number);

create function staff_log_hash(line staff_log) returns bytea language sql stable
  return sha256(line.previous || convert_to(jsonb_build_array(line.number, extract(epoch from line.at), line.staff_id,
    line.what, line.customer_id, line.about, line.why, line.address)::text, 'UTF8'));

create function chain_staff_log() returns trigger language plpgsql as $$
declare
  last staff_log;
begin
  -- One after the other.
  perform pg_advisory_xact_lock(hashtext('staff_log'));
  select * into last from staff_log order by staff_log.number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous := coalesce(last.hash, '');
  new.hash := staff_log_hash(new);
  return new;
end
$$;
create trigger staff_log_chained before insert on staff_log for each row execute function chain_staff_log();

create function refuse_change_of_staff_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the desk is only added to';
end
$$;
create trigger staff_log_stays before update or delete or truncate on staff_log
  for each statement execute function refuse_change_of_staff_log();

-- Who is on a case, and what the retailer's people tell each other about it.
create table case_taken (
  case_id bigint primary key references crm_case (id),
  staff_id bigint not null references staff (id),
  at timestamptz not null
);
create table case_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references crm_case (id),
  staff_id bigint not null references staff (id),
  text text not null,
  at timestamptz not null
);
create index case_note_case on case_note (case_id, id);

do $$
declare
  held text;
begin
  foreach held in array array['staff', 'staff_session', 'staff_log', 'case_taken', 'case_note'] loop
    execute format('create policy own on %I using ((select desk_asks()))', held);
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;

-- What customers are found by.
create function searched_name(name text) returns text language sql immutable parallel safe
  return lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'));
create index customer_words on customer using gin (to_tsvector('simple', searched_name(name)));
create index customer_mail on customer (lower(email)) where email is not null;
create index customer_mobile on customer (right(mobile, 9)) where mobile is not null;
create index account_mobile on account (right(mobile, 9)) where mobile is not null;
create index contract_owner on contract (owner_nif);

-- What its queues are read by.
create index crm_case_open on crm_case (answer_due_day, id) where state = 'open';
create index request_at_retailer on request (submitted_at, id) where state in ('sent', 'accepted');
create index mail_outbox_given_up on mail_outbox (id) where failed_because is not null and sent_at is null;
create index outbox_event_flawed on outbox_event (id) where flawed_at is not null;
create index session_opened on session (account_id, created_at);
