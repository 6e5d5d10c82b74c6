-- A product that ended because its customer changed it here: the request says so until the retailer's file brings the
-- same change with its own day, which then counts.
alter table contract_product add column request_id bigint references request (id) on delete set null;
create index on contract_product (request_id);
