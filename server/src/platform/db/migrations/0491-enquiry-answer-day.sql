-- By when somebody who wrote without signing in is answered, as they were told; null where no day was said.
alter table enquiry add column answer_due_day date;

-- What is no claim may have a day too: the one that the retailer promises.
alter table crm_case
  drop constraint crm_case_check3,
  add constraint crm_case_claim_day check (
    num_nonnulls(claim_type, claim_subtype) in (0, 2) and (claim_type is null or answer_due_day is not null));
