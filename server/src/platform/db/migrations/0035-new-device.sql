-- When somebody signed in for the first time; null when nobody has. From the second time on, a browser that never was here
-- is told of by mail.
alter table account add column first_signed_in_at timestamptz;
update account set first_signed_in_at = first.at
  from (select account_id, min(created_at) as at from session group by account_id) first
 where first.account_id = account.id;
