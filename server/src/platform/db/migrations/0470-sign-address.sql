-- Where a contract is signed that was not asked for here and waits for its signature.
alter table contract add column sign_address text check (length(sign_address) between 1 and 500);
