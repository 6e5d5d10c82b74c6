-- What the retailer's certified sending reports of the letters of an unpaid bill (RD 897/2017 arts 19.2 and 21.4).
create table unpaid_letter (
  invoice_id bigint not null references invoice (id) on delete cascade,
  -- The sending's own, as it stands on its receipt.
  reference text not null,
  annex text not null check (annex in ('II', 'III', 'IV')),
  sent_day date not null,
  delivered_day date check (delivered_day >= sent_day),
  returned_day date check (returned_day >= sent_day),
  primary key (invoice_id, reference),
  check (delivered_day is null or returned_day is null)
);
create policy named on unpaid_letter using (calling_customer() is not null or office_asks());
alter table unpaid_letter enable row level security;
alter table unpaid_letter force row level security;
