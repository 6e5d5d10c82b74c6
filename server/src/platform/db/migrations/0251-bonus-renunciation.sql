-- Whoever has the social bonus gives it up before a contract of the free market is signed (RD 897/2017 art. 5.5 and annex
-- VII): when that was said, and which retailer of reference applied it.
alter table contract_draft add column bonus_renounced_at timestamptz;
alter table contract_draft add column bonus_retailer text check (length(bonus_retailer) between 1 and 120);
alter table contract_draft add constraint contract_draft_bonus_check
  check ((bonus_renounced_at is null) = (bonus_retailer is null));
