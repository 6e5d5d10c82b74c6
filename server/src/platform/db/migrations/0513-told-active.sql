-- When whoever signed a new contract was told that its supply has begun; null until then.
alter table contract_draft add column told_active_at timestamptz;
create index contract_draft_to_tell on contract_draft (created_at) where state = 'signed' and told_active_at is null;
