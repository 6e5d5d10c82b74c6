-- What a customer set of a battery lies above the retailer's file, as contract_change does for contracts: here is the
-- file's value, until the file brings the customer's; null where the file rules.
alter table battery_contract
  add column filed_share_percent smallint check (filed_share_percent between 0 and 100),
  add column filed_discounts text check (filed_discounts in ('aplicar', 'no_aplicar'));

-- The shares of a battery are together 100 at most, whoever writes them and however many at once: the battery is locked
-- and they are added up once the transaction has written all of them.
create function battery_shares_fit() returns trigger language plpgsql as $$
begin
  perform 1 from battery where id = new.battery_id for update;
  if (select sum(share_percent) from battery_contract where battery_id = new.battery_id) > 100 then
    raise exception 'the shares of a battery are more than 100 together'
      using errcode = 'check_violation', constraint = 'battery_shares_fit';
  end if;
  return null;
end
$$;
create constraint trigger battery_shares_fit after insert or update of share_percent on battery_contract
  deferrable initially deferred for each row execute function battery_shares_fit();
