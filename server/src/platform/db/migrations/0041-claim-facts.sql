-- What of the contract a claim is about, as the customer ticked it: shown with the claim whatever becomes of it later.
create table crm_fact (
  case_id bigint not null references crm_case (id),
  -- From 1, in the order of the list.
  number integer not null check (number > 0),
  kind text not null check (kind in ('invoice', 'readings', 'request')),
  -- Id of the bill, of the bill that holds the readings, of the request.
  thing_id bigint not null,
  -- Number of the bill or reference of the request, its day and what the bill comes to, as they were then.
  name text not null,
  day date not null,
  amount_cents bigint check ((amount_cents is not null) = (kind = 'invoice')),
  primary key (case_id, number),
  unique (case_id, kind, thing_id)
);
create trigger crm_fact_stays before update or delete on crm_fact
  for each row execute function refuse_change();

-- The acknowledgement of a claim as it was made the first time: the same bytes whenever it is asked for.
create table crm_acknowledgement (
  case_id bigint primary key references crm_case (id),
  pdf bytea not null
);
create trigger crm_acknowledgement_stays before update or delete on crm_acknowledgement
  for each row execute function refuse_change();

do $$
declare
  held text;
begin
  foreach held in array array['crm_fact', 'crm_acknowledgement'] loop
    execute format($policy$
      create policy own on %I using (case_id in (
        select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
        or calling_customer() is null)$policy$, held);
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;
