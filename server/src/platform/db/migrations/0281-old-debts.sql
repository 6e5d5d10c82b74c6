-- What a contract owes of bills that are not kept here: those of the system before, or of a contract that is gone.
create table old_debt (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  reference text not null,
  day date not null,
  concept text not null,
  -- What is not paid of it yet; nothing once it is.
  amount_cents bigint not null check (amount_cents >= 0),
  unique (contract_id, reference)
);
create policy own on old_debt using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer())
  or (select office_asks()));
alter table old_debt enable row level security;
alter table old_debt force row level security;

-- A contract owes what its file says less what was collected here, and at least what its bills and its old debts are.
create or replace function show_debt() returns trigger language plpgsql as $$
declare
  collected bigint := 0;
  of_bills bigint := 0;
  of_old bigint := 0;
begin
  new.file_debt_cents := coalesce(new.file_debt_cents, new.debt_cents, 0);
  if tg_op = 'UPDATE' then
    select coalesce(sum(file_debt_cents - debt_cents) filter (where file_debt_cents > debt_cents), 0),
           coalesce(sum(debt_cents) filter (where state in ('open', 'grouped_proforma')
             -- Those of the time before are the former customer's (decision 0020).
             and (new.held_from is null or from_day >= new.held_from)), 0)
      into collected, of_bills
      from invoice
     where contract_id = new.id and type not in ('A', 'B');
    select coalesce(sum(amount_cents), 0) into of_old
      from old_debt
     where contract_id = new.id and (new.held_from is null or day >= new.held_from);
  end if;
  new.debt_cents := greatest(0, new.file_debt_cents - collected, of_bills + of_old);
  return new;
end
$$;
create function old_debt_moved() returns trigger language plpgsql as $$
begin
  update contract set file_debt_cents = file_debt_cents where id = new.contract_id;
  return null;
end
$$;
create trigger old_debt_moves after insert or update on old_debt for each row execute function old_debt_moved();
