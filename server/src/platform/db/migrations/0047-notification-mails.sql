-- When a notification was written into a mail: what happened is gathered into one mail, and the next one waits.
alter table notification add column mailed_at timestamptz;
create index notification_mailed on notification (account_id, mailed_at desc) where mailed_at is not null;

-- What a customer wants watched of a contract: use in a month (Wh) or the bill so far (cents) above a limit, or a bill
-- above the usual. Looked at again when newer readings have come than those of the checked day.
create table notification_watch (
  account_id bigint not null references account (id) on delete cascade,
  customer_id bigint not null references customer (id),
  contract_id bigint not null references contract (id) on delete cascade,
  kind text not null check (kind in ('use_limit', 'bill_limit', 'above_usual')),
  limit_value bigint check (limit_value > 0),
  checked_day date,
  primary key (account_id, contract_id, kind),
  check ((kind = 'above_usual') = (limit_value is null))
);
create policy own on notification_watch using (customer_id = calling_customer() or calling_customer() is null);
alter table notification_watch enable row level security;
alter table notification_watch force row level security;
