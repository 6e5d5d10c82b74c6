-- Why the supply of a contract may not be cut, and on which days, as the retailer's file has it.
create table contract_protection (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  kind text not null
    check (kind in ('vulnerable', 'severe', 'at_risk', 'social_document', 'life_support', 'essential')),
  start_day date not null,
  -- The last day; null while it lasts.
  end_day date check (end_day >= start_day),
  unique (contract_id, kind, start_day)
);
create policy own on contract_protection using (contract_id in (
  select contract.id from contract where contract.customer_id = calling_customer())
  or calling_customer() is null);
alter table contract_protection enable row level security;
alter table contract_protection force row level security;

alter table crm_case
  -- Of a claim: what may neither be cut nor claimed from the customer while it is open, its bills or all of its contract.
  add column pauses text check (pauses in ('bills', 'contract')),
  -- The body of alternative dispute resolution before which the claim is, and the days: then nothing is collected either.
  add column adr_body text check (length(adr_body) between 1 and 160),
  add column adr_from date,
  add column adr_to date check (adr_to >= adr_from),
  add constraint crm_case_adr check ((adr_body is null) = (adr_from is null)),
  add constraint crm_case_pauses check (pauses is null or claim_type is not null);

-- As domain/src/claims/claim-pause.ts has it.
update crm_case set pauses = case
  when exists (select from crm_fact
                where crm_fact.case_id = crm_case.id and crm_fact.kind in ('invoice', 'readings')) then 'bills'
  when claim_type = '02' or claim_subtype in ('014', '028', '083', '106') then 'contract'
end
where claim_type is not null;
create index crm_case_pausing on crm_case (contract_id) where pauses is not null;
