-- The mandate that a new holder gave stands with the contract they got, as those of the retailer's file do: what they
-- accepted (holder_acceptance) is kept from whoever handed the contract over, and is read by no customer.
insert into mandate (contract_id, reference, iban, signed_day, state)
select accepted.contract_id, accepted.mandate_reference, accepted.iban,
       (signature.signed_at at time zone 'Europe/Madrid')::date, 'active'
  from holder_acceptance accepted
  join signature on signature.request_id = accepted.request_id and signature.signer = 'new_holder'
 where accepted.contract_id is not null and signature.signed_at is not null
    on conflict (contract_id, reference) do nothing;
