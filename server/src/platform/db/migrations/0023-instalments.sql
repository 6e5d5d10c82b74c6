-- The parts in which a customer asked to pay a bill. They stand once the retailer has accepted the request; what is
-- collected of the bill pays the oldest first.
create table instalment (
  request_id bigint not null references request (id),
  -- From 1.
  position smallint not null check (position > 0),
  invoice_id bigint not null references invoice (id),
  day date not null,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (request_id, position)
);
create index instalment_invoice on instalment (invoice_id);
create policy own on instalment using (request_id in (
  select request.id from request where request.customer_id = calling_customer())
  or calling_customer() is null);
alter table instalment enable row level security;
alter table instalment force row level security;
create trigger instalment_stays before update or delete on instalment
  for each row execute function refuse_change();
