-- What is kept of who was erased is blocked (LO 3/2018 art. 32): it serves courts and authorities alone, and nobody sees it
-- in the office, at the desk, in the retailer's calls or in jobs. Commands see it: the import holds files against it, and
-- whoever runs the database answers a court and removes it. Who has become a customer again has what came since.
create function asks_as_command() returns boolean language sql stable
  return current_setting('endoll.role', true) = 'command';

-- Asked once for each statement. A customer's call finds its own rows alone, so that it need not know who was erased.
create policy blocked on contract as restrictive using (
  state in ('activa', 'esborrany') or (select asks_as_command())
  or customer_id not in (select erasure.customer_id from erasure where erasure.erased_at is not null)
  or not exists (select from erasure where erasure.customer_id = contract.customer_id
       and erasure.erased_at >= coalesce(contract.end_day, '-infinity'::date)));

create policy blocked on customer as restrictive using (
  (select asks_as_command())
  or id not in (select erasure.customer_id from erasure where erasure.erased_at is not null)
  or exists (select from contract where contract.customer_id = customer.id));

create policy blocked on request as restrictive using (
  (select asks_as_command())
  or customer_id not in (select erasure.customer_id from erasure where erasure.erased_at is not null)
  or not exists (select from erasure where erasure.customer_id = request.customer_id
       and erasure.erased_at >= request.submitted_at));

create policy blocked on crm_case as restrictive using (
  (select asks_as_command())
  or customer_id not in (select erasure.customer_id from erasure where erasure.erased_at is not null)
  or not exists (select from erasure where erasure.customer_id = crm_case.customer_id
       and erasure.erased_at >= crm_case.opened_at));

create policy blocked on card_payment as restrictive using (
  (select asks_as_command())
  or customer_id not in (select erasure.customer_id from erasure where erasure.erased_at is not null)
  or not exists (select from erasure where erasure.customer_id = card_payment.customer_id
       and erasure.erased_at >= card_payment.created_at));
