-- Who has no contract yet, or none any more in the retailer's files, can write and claim all the same.
alter table crm_case
  alter column contract_id drop not null,
  alter column contract_name drop not null,
  alter column cups drop not null,
  alter column supply drop not null,
  add constraint crm_case_contract check (num_nonnulls(contract_id, contract_name, cups, supply) in (0, 4)),
  -- What is not of a contract holds up no bill of one.
  add constraint crm_case_pauses_contract check (pauses is null or contract_id is not null);
