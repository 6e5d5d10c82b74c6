-- A contract may get another customer. What is older than this day was somebody else's and is shown to nobody; null
-- while the contract has always had the customer that it has.
alter table contract add column held_from date;

-- Who asked and who paid when a request was submitted: its documents show them as they were.
alter table request add column people jsonb;
update request set people = jsonb_build_object(
  'customer', jsonb_build_object('name', customer.name, 'nif', customer.nif, 'email', account.email),
  'contract', case when contract.customer_id = request.customer_id then jsonb_build_object(
      'cups', contract.cups,
      'address', contract.supply_street || ', ' || contract.supply_postal_code || ' ' || contract.supply_city,
      'payer', contract.payer_name,
      'payerNif', contract.payer_nif,
      'distributor', contract.distributor_name)
    when contract.id is not null then jsonb_build_object(
      'cups', coalesce(request.submission ->> 'cups', ''),
      'address', '',
      'payer', coalesce(request.submission ->> 'payer_name', customer.name),
      'payerNif', coalesce(request.submission ->> 'payer_nif', customer.nif),
      'distributor', null)
  end)
  from request mine
  join customer on customer.id = mine.customer_id
  join account on account.id = mine.account_id
  left join contract on contract.id = mine.contract_id
 where mine.id = request.id;
