-- Who sent a file that waits: `account:…` or `network:…` (a hash). What visitors send never takes the room of customers.
alter table uploaded_file add column sender text;
