-- The day on which whoever signs wants the change to be effective (RD 88/2026 art. 19.1): null, as soon as possible. And
-- what was paid in the last four months with the social bonus, cents: the yearly difference rests on it (art. 13.j).
alter table contract_draft add column wished_day date;
alter table contract_draft add column bonus_paid_cents integer check (bonus_paid_cents between 0 and 100000000);
