-- Who says nothing finds nothing (decision 0022). A statement names the customer who asks (`endoll.customer`) or what of
-- the office does (`endoll.role`: calls of visitors, sign-in, the retailer's calls, jobs, commands). Until now whoever
-- named no customer saw everything, so a forgotten setting opened the wall.
create function nobody_said_who_asks() returns boolean language plpgsql stable as $$
begin
  raise insufficient_privilege using message = 'nobody said who asks: endoll.customer or endoll.role is missing';
end
$$;

-- Whether the office asks, in nobody's name. It fails instead of hiding rows, so that a forgotten setting is seen, and a
-- dump by an ordinary owner is never silently empty. Servers of the version before, which go on during an upgrade, name
-- no role and are known by how they call themselves.
create function office_asks() returns boolean language sql stable
  return case
    when coalesce(current_setting('endoll.customer', true), '') <> '' then false
    when current_setting('endoll.role', true) in ('visitor', 'sign_in', 'retailer', 'job', 'command') then true
    when coalesce(current_setting('endoll.role', true), '') = ''
      and current_setting('application_name') = 'endoll' then true
    else nobody_said_who_asks()
  end;

-- Asked once for each statement, not for each row.
do $$
declare
  held record;
begin
  for held in select tablename, qual from pg_policies where schemaname = current_schema and policyname = 'own' loop
    execute format('alter policy own on %I using (%s)', held.tablename,
      replace(held.qual, '(calling_customer() IS NULL)', '(select office_asks())'));
  end loop;
end
$$;

-- Tables that had no policy and whose rows belong to a customer.
create policy own on session using (account_id in (
  select account.id from account where account.customer_id = calling_customer()) or (select office_asks()));
create policy own on place_name using (customer_id = calling_customer() or (select office_asks()));

-- A payment is its payer's; one for a bill of the customer's is added up by triggers, whoever paid it.
create policy own on card_payment using (customer_id = calling_customer() or (select office_asks()) or id in (
  select card_payment_part.payment_id
    from contract
    join invoice on invoice.contract_id = contract.id
    join card_payment_part on card_payment_part.invoice_id = invoice.id
   where contract.customer_id = calling_customer()));
create policy own on card_payment_step using (payment_id in (
  select card_payment.id from card_payment where card_payment.customer_id = calling_customer())
  or (select office_asks()));

-- A battery belongs to the contracts that share it (decision 0017): whoever has one of them sees it whole, and whoever
-- has left it what went through it for the contract.
do $$
declare
  held text;
begin
  foreach held in array array['battery_movement', 'battery_share_before'] loop
    execute format($policy$
      create policy own on %I using (
        contract_id in (select contract.id from contract where contract.customer_id = calling_customer())
        or (select office_asks())
        or battery_id in (
          select battery_contract.battery_id from contract
            join battery_contract on battery_contract.contract_id = contract.id
           where contract.customer_id = calling_customer()))$policy$, held);
  end loop;
end
$$;
create policy own on battery using (id in (
  select battery_contract.battery_id from contract
    join battery_contract on battery_contract.contract_id = contract.id
   where contract.customer_id = calling_customer()
  union all
  select battery_movement.battery_id from contract
    join battery_movement on battery_movement.contract_id = contract.id
   where contract.customer_id = calling_customer()) or (select office_asks()));

-- Tables of which a customer's call reads rows that no column ties to the customer, or that cost too much to tie
-- (docs/security.md says which and why): here it is enough to say who asks.
do $$
declare
  held text;
begin
  foreach held in array array['hand_off', 'passkey_challenge', 'openid_attempt', 'openid_session', 'lead', 'lead_consent',
      'lead_link', 'lead_browser', 'enquiry', 'contract_draft', 'contract_draft_signature', 'account_ask',
      'uploaded_file', 'consumption_day', 'invoice_line', 'invoice_tax', 'invoice_reading', 'invoice_payment',
      'invoice_pending_state', 'outbox_event', 'mail_outbox', 'mail_return', 'card_payment_part', 'battery_contract'] loop
    execute format('create policy named on %I using (calling_customer() is not null or office_asks())', held);
  end loop;
  for held in select distinct tablename from pg_policies where schemaname = current_schema loop
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
  end loop;
end
$$;

-- What is asked of everybody's rows within a customer's call says so for itself, and puts back what was there.
create or replace function is_supplied(asked_cups20 text, asked_kind text) returns boolean language plpgsql stable as $$
declare
  customer text := coalesce(current_setting('endoll.customer', true), '');
  office text := coalesce(current_setting('endoll.role', true), '');
  answer boolean;
begin
  perform set_config('endoll.customer', '', true), set_config('endoll.role', 'visitor', true);
  answer := exists (
      select from contract
       where contract.cups20 = asked_cups20 and contract.kind = asked_kind
         and contract.state in ('activa', 'esborrany'))
    or exists (
      select from contract_draft
       where contract_draft.cups20 = asked_cups20 and contract_draft.kind = asked_kind
         and contract_draft.holds_supply);
  perform set_config('endoll.customer', customer, true), set_config('endoll.role', office, true);
  return answer;
end
$$;

create or replace function known_persons(asked_nif text, trusted_since timestamptz)
  returns table (id bigint, code text, name text, account_id bigint, address text, mobile text)
  language plpgsql as $$
declare
  calling text := coalesce(current_setting('endoll.customer', true), '');
  office text := coalesce(current_setting('endoll.role', true), '');
begin
  perform set_config('endoll.customer', '', true), set_config('endoll.role', 'visitor', true);
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
  perform set_config('endoll.customer', calling, true), set_config('endoll.role', office, true);
end
$$;
