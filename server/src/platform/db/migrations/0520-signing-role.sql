-- Legal representatives of a company sign for it (decision 0040): a role of its own, and who did what of a request.
alter table delegation drop constraint delegation_role_check;
alter table delegation add constraint delegation_role_check check (role in ('look', 'pay', 'manage', 'sign'));

-- To whom the code was sent or for whom the envelope was made; null of whoever asked.
alter table signature add column signer_account_id bigint references account (id);

-- Whoever took the step for the customer; null of steps of before, and of those that no account took.
alter table request_event add column account_id bigint references account (id);
