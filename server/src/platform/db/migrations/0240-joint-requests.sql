-- What is asked for several contracts at once is one request: signed once, withdrawn once, one mail. Each contract has a
-- part of it, a request of its own that the retailer's systems answer.
alter table request add column joint_id bigint references request (id);
create index request_joint on request (joint_id) where joint_id is not null;
