-- What is kept for the law alone, because its contract has ended long ago, is blocked too (LO 3/2018 art. 32): once its
-- time is over a job says so (server/src/retention/unscoped-ended.ts), and only commands find it then.
alter table contract add column blocked_at timestamptz;
alter table request add column blocked_at timestamptz;
alter table crm_case add column blocked_at timestamptz;
alter table card_payment add column blocked_at timestamptz;

create policy blocked_by_age on contract as restrictive using (
  blocked_at is null or state in ('activa', 'esborrany') or (select asks_as_command()));
create policy blocked_by_age on request as restrictive using (blocked_at is null or (select asks_as_command()));
create policy blocked_by_age on crm_case as restrictive using (blocked_at is null or (select asks_as_command()));
create policy blocked_by_age on card_payment as restrictive using (blocked_at is null or (select asks_as_command()));

-- Found by their day, some at a time.
create index contract_ended on contract (end_day) where state in ('baixa', 'cancelada') and blocked_at is null;
create index contract_blocked on contract (id) where blocked_at is not null;
