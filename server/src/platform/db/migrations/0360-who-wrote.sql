-- By which account a customer's message was written: the customer's own, or that of somebody who acts for them. Null of the
-- retailer, and of messages of before.
alter table crm_message add column account_id bigint references account (id);
