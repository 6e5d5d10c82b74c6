-- Somebody of the desk who does something for a customer, with the code that the customer says to them (decision 0041): an
-- inspection that may change what its calls declare. Until the right code is typed it opens nothing.
alter table office_inspection
  add column code_hash bytea,
  add column code_attempts int not null default 0,
  add column acts boolean not null default false;

-- Who of the desk asked for it, as they were called then.
alter table request add column agent text;
alter table request_event add column agent text;

-- A second wall: whatever the call is, no agent pays, signs, sets a password or lets others in (`endoll.role`).
create function refuse_agent() returns trigger language plpgsql as $$
begin
  if current_setting('endoll.role', true) = 'agent' then
    raise exception 'an agent may not change %', tg_table_name using errcode = '25006';
  end if;
  return coalesce(new, old);
end
$$;
do $$
declare
  kept text;
begin
  foreach kept in array array['card_payment', 'card_payment_step', 'account', 'passkey', 'app_codes', 'recovery_code', 'openid_identity',
    'session', 'delegation', 'data_token', 'data_export', 'push_device'] loop
    execute format('create trigger no_agent before insert or update or delete on %I for each row execute function refuse_agent()', kept);
  end loop;
end
$$;
create trigger no_agent before update of signed_at, code_hash on signature for each row execute function refuse_agent();
