-- What the desk keeps of a customer belongs into the copy of their data, which is made in their name: they may read it,
-- and only the desk writes it.
alter policy own on card_refund using (payment_id in (
  select card_payment.id from card_payment where card_payment.customer_id = calling_customer())
  or (select desk_asks())) with check ((select desk_asks()));
alter policy own on case_note using (case_id in (
  select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
  or (select desk_asks())) with check ((select desk_asks()));
alter policy own on case_taken using (case_id in (
  select crm_case.id from crm_case where crm_case.customer_id = calling_customer())
  or (select desk_asks())) with check ((select desk_asks()));
alter policy own on erasure_answer using (request_id in (
  select request.id from request where request.customer_id = calling_customer())
  or (select desk_asks())) with check ((select desk_asks()));
