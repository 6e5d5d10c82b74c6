-- The social bonuses that a change of product ended as its contract left the PVPC, as their rows were: who withdraws from
-- the change has them again.
alter table request add column ended_bonuses jsonb;
