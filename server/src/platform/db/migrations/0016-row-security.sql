-- A second wall behind the scope that every query of a customer's call has: within such a call the database shows the
-- customer's own rows alone (decision 0022). Without a calling customer (jobs, imports, sign-in, the retailer's calls)
-- everything is there.
create function calling_customer() returns bigint language sql stable parallel safe
  return nullif(current_setting('endoll.customer', true), '')::bigint;

create policy own on customer using (id = calling_customer() or calling_customer() is null);
create policy own on account using (customer_id = calling_customer() or calling_customer() is null);
create policy own on contract using (customer_id = calling_customer() or calling_customer() is null);
create policy own on request using (customer_id = calling_customer() or calling_customer() is null);
create policy own on coupon using (customer_id = calling_customer() or calling_customer() is null);

do $$
declare
  held text;
begin
  -- Rows of a contract or a request, which are found once for each statement, not once for each row.
  foreach held in array array['contract_service', 'contract_change', 'attachment', 'invoice'] loop
    execute format($policy$
      create policy own on %I using (contract_id in (
        select contract.id from contract where contract.customer_id = calling_customer())
        or calling_customer() is null)$policy$, held);
  end loop;
  foreach held in array array['request_event', 'signature'] loop
    execute format($policy$
      create policy own on %I using (request_id in (
        select request.id from request where request.customer_id = calling_customer())
        or calling_customer() is null)$policy$, held);
  end loop;
  -- Forced, because the server owns its tables.
  for held in select tablename from pg_policies where schemaname = current_schema and policyname = 'own' loop
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;
