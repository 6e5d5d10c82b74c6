-- Whether who signs wants the supply to start within the days of withdrawal: asked apart and never taken for granted
-- (RDLeg 1/2007 art. 98.8). Null while nobody has said so.
alter table contract_draft add column early_start_at timestamptz;
