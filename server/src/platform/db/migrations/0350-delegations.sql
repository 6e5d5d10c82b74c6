-- Who acts for a customer (decision 0040): the account that signs in, the customer it acts for, with which role, for which
-- contracts, from when to when. A row without an account is an invitation.
create table delegation (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id),
  -- Who acts; null until the invitation is accepted.
  account_id bigint references account (id),
  email text not null,
  role text not null check (role in ('look', 'pay', 'manage')),
  -- Whether it is about the contracts of delegation_contract alone.
  chosen boolean not null,
  invited_by bigint not null references account (id),
  invited_at timestamptz not null,
  accepted_at timestamptz,
  -- As whoever accepted was called then.
  accepted_name text,
  -- The last day; null while nobody has set one.
  end_day date,
  ended_at timestamptz,
  ended_by bigint references account (id),
  check ((account_id is null) = (accepted_at is null))
);
create index delegation_customer on delegation (customer_id) where ended_at is null;
create index delegation_account on delegation (account_id) where ended_at is null;

create table delegation_contract (
  delegation_id bigint not null references delegation (id) on delete cascade,
  contract_id bigint not null references contract (id),
  primary key (delegation_id, contract_id)
);

create policy own on delegation using (customer_id = calling_customer() or (select office_asks()));
create policy own on delegation_contract using (
  delegation_id in (select delegation.id from delegation where delegation.customer_id = calling_customer())
  or (select office_asks()));

-- Whoever acts for a customer in some contracts alone finds those and what belongs to them (`endoll.contracts`: their ids
-- with commas between; empty: all).
create function calling_contracts() returns bigint[] language sql stable
  return string_to_array(nullif(current_setting('endoll.contracts', true), ''), ',')::bigint[];

alter policy own on contract using (
  (customer_id = calling_customer() and ((select calling_contracts()) is null or id = any ((select calling_contracts())::bigint[])))
  or (select office_asks()));
do $$
declare
  held text;
begin
  foreach held in array array['request', 'crm_case'] loop
    execute format($policy$
      alter policy own on %I using (
        (customer_id = calling_customer()
          and ((select calling_contracts()) is null or contract_id = any ((select calling_contracts())::bigint[])))
        or (select office_asks()))$policy$, held);
  end loop;
end
$$;

-- Of no contract, and of the customer alone.
do $$
declare
  held text;
begin
  foreach held in array array['coupon', 'member'] loop
    execute format($policy$
      alter policy own on %I using (
        (customer_id = calling_customer() and (select calling_contracts()) is null)
        or (select office_asks()))$policy$, held);
  end loop;
end
$$;
-- A payment of bills of other contracts is not seen; `invoice` has the policy of its contract.
alter policy own on card_payment using ((customer_id = calling_customer() and (
    (select calling_contracts()) is null or not exists (
      select from card_payment_part
       where card_payment_part.payment_id = card_payment.id
         and card_payment_part.invoice_id not in (select invoice.id from invoice))))
  or (select office_asks()) or id in (
    select card_payment_part.payment_id
      from contract
      join invoice on invoice.contract_id = contract.id
      join card_payment_part on card_payment_part.invoice_id = invoice.id
     where contract.customer_id = calling_customer()));

-- Of whoever acts for the customer: what they did is told to them, in their language.
alter policy own on account using (customer_id = calling_customer() or (select office_asks()) or id in (
  select delegation.account_id from delegation
   where delegation.customer_id = calling_customer() and delegation.account_id is not null));

alter table delegation enable row level security;
alter table delegation force row level security;
alter table delegation_contract enable row level security;
alter table delegation_contract force row level security;
