-- A change of holder is signed twice: by the holder, and then by who becomes it, who has no account here or another one.

alter table signature
  add column signer text not null default 'customer' check (signer in ('customer', 'new_holder'));
drop index signature_request;
create unique index signature_request on signature (request_id, signer);

-- Between the two signatures.
alter table request drop constraint request_state_check;
alter table request add constraint request_state_check check (state in
  ('submitted', 'waiting_signature', 'waiting_acceptance', 'sent', 'accepted', 'rejected', 'effective', 'withdrawn',
   'expired'));
drop index request_one_open;
create unique index request_one_open on request (contract_id)
  where needs_distributor and state in ('submitted', 'waiting_signature', 'waiting_acceptance', 'sent', 'accepted');
drop index request_one_of_a_kind;
create unique index request_one_of_a_kind on request (contract_id, procedure)
  where contract_id is not null
    and state in ('submitted', 'waiting_signature', 'waiting_acceptance', 'sent', 'accepted');

-- What the new holder gave.
create table holder_acceptance (
  request_id bigint primary key references request (id),
  iban text not null,
  -- Of the SEPA mandate that the signed document gives.
  mandate_reference text not null,
  locale text not null,
  accepted_at timestamptz not null,
  -- Once it is in effect: the contract that the new holder has.
  contract_id bigint unique references contract (id)
);
-- Nothing of it is for the customer who hands the contract over.
create policy own on holder_acceptance using (calling_customer() is null);
alter table holder_acceptance enable row level security;
alter table holder_acceptance force row level security;
