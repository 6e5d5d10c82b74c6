-- Contracts of gas, and of both: a lead and a draft for each energy; that of gas may know the lead of its electricity.
alter table lead
  add column kind text not null default 'electricity' check (kind in ('electricity', 'gas')),
  add column electricity_lead_id text references lead (id) on delete set null;
alter table lead alter column kind drop default;
create index lead_of_electricity on lead (electricity_lead_id) where electricity_lead_id is not null;

alter table contract_draft
  add column kind text not null default 'electricity' check (kind in ('electricity', 'gas')),
  drop constraint contract_draft_process_check,
  -- Of gas: the message A1 of processes 02, 38 and 41.
  add constraint contract_draft_process_check check (
    case kind when 'electricity' then process in ('A3', 'C1', 'C2') else process in ('A1_02', 'A1_38', 'A1_41') end
  );
alter table contract_draft alter column kind drop default;

-- Whether a supply has, or is about to have, a contract of this energy with the retailer, whosever it is.
drop function is_supplied(text);
create function is_supplied(asked_cups20 text, asked_kind text)
  returns boolean language sql stable set endoll.customer = '' as $$
  select exists (
      select from contract
       where contract.cups20 = asked_cups20 and contract.kind = asked_kind
         and contract.state in ('activa', 'esborrany'))
    or exists (
      select from contract_draft
       where contract_draft.cups20 = asked_cups20 and contract_draft.kind = asked_kind
         and contract_draft.state = 'waiting_signature')
$$;
