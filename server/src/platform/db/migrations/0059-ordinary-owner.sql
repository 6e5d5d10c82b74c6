-- An ordinary owner of the database may not give a function a setting of ours (`set endoll.customer = ''`), as 0030, 0038 and
-- 0042 do: this function sets it for itself, and puts back what was there. Whether a supply has, or is about to have, a
-- contract of this energy with the retailer, whosever it is: also within the call of a customer.
create or replace function is_supplied(asked_cups20 text, asked_kind text) returns boolean language plpgsql stable as $$
declare
  customer text := coalesce(current_setting('endoll.customer', true), '');
  answer boolean;
begin
  perform set_config('endoll.customer', '', true);
  answer := exists (
      select from contract
       where contract.cups20 = asked_cups20 and contract.kind = asked_kind
         and contract.state in ('activa', 'esborrany'))
    or exists (
      select from contract_draft
       where contract_draft.cups20 = asked_cups20 and contract_draft.kind = asked_kind
         and contract_draft.holds_supply);
  perform set_config('endoll.customer', customer, true);
  return answer;
end
$$;
alter function is_supplied(text, text) reset all;

-- When an event was found not to fit the form that is promised to the retailer's systems: it is passed over.
alter table outbox_event add column flawed_at timestamptz;

-- `/readyz` looks whether the bytes of the newest file are there.
create index uploaded_file_newest on uploaded_file (claimed_at) where claimed_by is not null;
