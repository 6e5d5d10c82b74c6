-- What share a contract had in a battery until it was changed: what had come in by then stays divided by it. The share of
-- today stands in battery_contract.
create table battery_share_before (
  battery_id bigint not null references battery (id) on delete cascade,
  contract_id bigint not null references contract (id) on delete cascade,
  last_day date not null,
  share_percent smallint not null check (share_percent between 0 and 100),
  primary key (battery_id, contract_id, last_day)
);

-- Shares that customers have changed until now stand in their requests.
insert into battery_share_before (battery_id, contract_id, last_day, share_percent)
select distinct on (battery.id, contract.id, request.effective_day)
       battery.id, contract.id, request.effective_day - 1, (request.submission ->> 'share_percent_before')::smallint
  from request
  join contract on contract.name = request.contract_name
  join battery on battery.name = request.submission ->> 'battery'
  join battery_contract on battery_contract.battery_id = battery.id and battery_contract.contract_id = contract.id
 where request.procedure = 'battery' and request.effective_day is not null
   and request.submission ? 'share_percent_before'
 order by battery.id, contract.id, request.effective_day, request.id;

-- Whether the contract is in force and the last day it was, beside the tie: within a customer's call the contracts of
-- others are not there to be read (decision 0022), and who has left leaves its share to the others.
alter table battery_contract
  add column in_force boolean not null default true,
  add column end_day date;
update battery_contract set in_force = contract.state in ('esborrany', 'activa'), end_day = contract.end_day
  from contract where contract.id = battery_contract.contract_id;

create function battery_contract_in_force() returns trigger language plpgsql as $$
begin
  select contract.state in ('esborrany', 'activa'), contract.end_day into new.in_force, new.end_day
    from contract where contract.id = new.contract_id;
  return new;
end
$$;
create trigger battery_contract_in_force before insert on battery_contract
  for each row execute function battery_contract_in_force();

create function contract_in_its_batteries() returns trigger language plpgsql as $$
begin
  update battery_contract set in_force = new.state in ('esborrany', 'activa'), end_day = new.end_day
   where contract_id = new.id;
  return null;
end
$$;
create trigger contract_in_its_batteries after update of state, end_day on contract
  for each row when (old.state is distinct from new.state or old.end_day is distinct from new.end_day)
  execute function contract_in_its_batteries();

create or replace function battery_shares_fit() returns trigger language plpgsql as $$
begin
  perform 1 from battery where id = new.battery_id for update;
  if (select sum(share_percent) from battery_contract where battery_id = new.battery_id and in_force) > 100 then
    raise exception 'the shares of a battery are more than 100 together'
      using errcode = 'check_violation', constraint = 'battery_shares_fit';
  end if;
  return null;
end
$$;
