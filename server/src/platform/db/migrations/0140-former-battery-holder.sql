-- A contract that another customer gets leaves the battery: what its former holder put there stays theirs. The share of
-- their last day names them, and the contract as they know it, which they no longer see.
alter table battery_share_before
  add column former_customer_id bigint references customer (id) on delete set null,
  add column former_contract_name text;
