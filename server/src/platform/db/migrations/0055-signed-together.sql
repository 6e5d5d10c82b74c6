-- Supplies that are asked for together: each has a lead and a contract of its own, all are signed at once (decision 0034).
alter table lead add column group_id text check (group_id ~ '^[0-9a-f]{32}$');
create index lead_group on lead (group_id) where group_id is not null;
-- Electricity and gas of before are two that belong together.
update lead set group_id = coalesce(electricity_lead_id, id)
 where electricity_lead_id is not null
    or id in (select electricity_lead_id from lead where electricity_lead_id is not null);

alter table contract_draft_signature
  -- The contract whose code or envelope signs this one: the first of those that are signed together, or itself.
  add column signed_with text references contract_draft (id),
  -- One envelope may hold several contracts.
  drop constraint contract_draft_signature_provider_reference_key;
update contract_draft_signature set signed_with = draft_id where provider = 'outside' or code_sent > 0;
create index contract_draft_signed_with on contract_draft_signature (signed_with);
create index contract_draft_envelope on contract_draft_signature (provider_reference)
 where provider_reference is not null;
