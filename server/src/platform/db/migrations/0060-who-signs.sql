-- Whoever is known by tax id signs only at an address that the retailer or the account has: which customer a signature
-- was asked of (null: nobody was known by that tax id), and where the link or the code for it went.
alter table signature
  add column known_customer_id bigint references customer (id),
  add column sent_to text;
alter table contract_draft_signature add column sent_to text;

-- Links of new holders went to the address that the holder had typed.
update signature set sent_to = request.submission ->> 'new_holder_email'
  from request
 where request.id = signature.request_id and signature.signer = 'new_holder' and signature.link_hash is not null;
update contract_draft_signature set sent_to = contract_draft.submission -> 'lead' -> 'owner_address' ->> 'email'
  from contract_draft
 where contract_draft.id = contract_draft_signature.draft_id and contract_draft_signature.code_sent > 0;

-- The customers of a tax id, those first who sign in themselves, whoever asks: within a customer's call as well, where
-- the wall hides others (decision 0022). Of an account the address before a change counts until `trusted_since`.
create function known_persons(asked_nif text, trusted_since timestamptz)
  returns table (id bigint, code text, name text, account_id bigint, address text, mobile text)
  language plpgsql as $$
declare
  calling text := coalesce(current_setting('endoll.customer', true), '');
begin
  perform set_config('endoll.customer', '', true);
  return query
    select customer.id, customer.code, customer.name, account.id,
           nullif(lower(coalesce(
             case when account.email_changed_at > trusted_since then coalesce(account.email_before, account.email)
                  else account.email end,
             customer.email)), ''),
           coalesce(account.mobile, customer.mobile)
      from customer
      left join account on account.customer_id = customer.id and account.disabled_at is null
     where customer.nif = asked_nif
     order by account.password_hash is null, account.id nulls last, customer.email is null, customer.id;
  perform set_config('endoll.customer', calling, true);
end
$$;
create index customer_nif on customer (nif) where nif <> '';
