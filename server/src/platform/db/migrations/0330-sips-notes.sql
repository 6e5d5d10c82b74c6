-- What the retailer's file says of the data of a supply that distributors pass on (SIPS), with its days: that its customer
-- has objected, or that the distributor shows arrears.
create table contract_sips (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  kind text not null check (kind in ('objection', 'arrears')),
  start_day date not null,
  -- The last day; null while it lasts.
  end_day date check (end_day >= start_day),
  unique (contract_id, kind, start_day)
);
create policy own on contract_sips using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer()) or (select office_asks()));
alter table contract_sips enable row level security;
alter table contract_sips force row level security;

-- Whether the data of a supply are kept from retailers that do not supply it, us among them.
create function is_withheld(asked_cups20 text, asked_day date) returns boolean language plpgsql stable as $$
declare
  customer text := coalesce(current_setting('endoll.customer', true), '');
  office text := coalesce(current_setting('endoll.role', true), '');
  answer boolean;
begin
  perform set_config('endoll.customer', '', true), set_config('endoll.role', 'visitor', true);
  answer := exists (
      select from contract_sips note join contract on contract.id = note.contract_id
       where contract.cups20 = asked_cups20 and note.kind = 'objection' and note.start_day <= asked_day
         and (note.end_day is null or note.end_day >= asked_day))
    and not exists (
      select from contract where contract.cups20 = asked_cups20 and contract.state = 'activa');
  perform set_config('endoll.customer', customer, true), set_config('endoll.role', office, true);
  return answer;
end
$$;
