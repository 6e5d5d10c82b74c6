-- Browsers that show what happens while no page is open, because their owner asked for it there (decision 0033).
create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  customer_id bigint not null references customer (id),
  -- The last session of this browser. Not a foreign key: sessions are swept, and the browser goes on.
  session_id uuid not null,
  -- SHA-256 of the secret in its cookie, by which it is known again when somebody signs in there.
  browser_hash bytea not null check (length(browser_hash) = 32),
  -- Where its push service takes messages, and the keys that they are encrypted for (RFC 8291).
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- Browser and system in words; no address.
  device text not null,
  created_at timestamptz not null,
  -- When somebody last signed in there, or asked again.
  bound_at timestamptz not null,
  unique (account_id, endpoint)
);
create index push_device_session on push_device (session_id);
create index push_device_browser on push_device (browser_hash);
create index push_device_endpoint on push_device (endpoint);

-- What goes to one browser, once at most: who takes a row notes it before it is handed over.
create table push_outbox (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_device (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  customer_id bigint not null references customer (id),
  -- The newest notification that it is about.
  key text not null,
  -- What it says, as modules/notifications/push/push-words.ts describes it.
  about jsonb not null,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  handed_at timestamptz,
  sent_at timestamptz,
  failed_because text,
  unique (device_id, key)
);
create index push_outbox_waiting on push_outbox (next_attempt_at)
  where sent_at is null and handed_at is null and failed_because is null;

-- Whether a notification goes to the browsers: not at all, with the next message, or with one that was written.
alter table notification
  add column push text not null default 'none' check (push in ('none', 'due', 'written')),
  add column pushed_at timestamptz;
create index notification_push_due on notification (account_id) where push = 'due';
create index notification_pushed on notification (account_id, pushed_at desc) where pushed_at is not null;

-- Null as it begins (domain/src/notifications/kinds.ts).
alter table notification_choice add column push boolean;

do $$
declare
  held text;
begin
  foreach held in array array['push_device', 'push_outbox'] loop
    execute format('create policy own on %I using (customer_id = calling_customer() or calling_customer() is null)', held);
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;
