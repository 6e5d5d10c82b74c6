-- Chosen contracts are looked up by hash: an array of 400 is gone through for each row, in every statement of a call.
alter policy own on contract using (
  (customer_id = calling_customer()
    and ((select calling_contracts()) is null or id in (select unnest(calling_contracts()))))
  or (select office_asks()));
do $$
declare
  held text;
begin
  foreach held in array array['request', 'crm_case'] loop
    execute format($policy$
      alter policy own on %I using (
        (customer_id = calling_customer()
          and ((select calling_contracts()) is null or contract_id in (select unnest(calling_contracts()))))
        or (select office_asks()))$policy$, held);
  end loop;
end
$$;
