-- What firms have told of their invoices, here or elsewhere: received, accepted, rejected, paid.
create table invoice_state (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice (id),
  state text not null check (state in ('received', 'accepted', 'rejected', 'paid')),
  day date not null,
  -- Of a rejection: 01 commercial, 02 for private use.
  reason text check (reason in ('01', '02')),
  unique (invoice_id, state),
  check ((state = 'rejected') = (reason is not null))
);
create policy own on invoice_state using (invoice_id in (select invoice.id from invoice) or (select office_asks()));
alter table invoice_state enable row level security;
alter table invoice_state force row level security;
