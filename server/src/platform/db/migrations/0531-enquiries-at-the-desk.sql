-- What somebody wrote without signing in waits at the desk until it is done; by whom, and when.
alter table enquiry
  add column done_at timestamptz,
  add column done_by bigint references staff (id),
  add constraint enquiry_done check ((done_at is null) = (done_by is null));
create index enquiry_waiting on enquiry (answer_due_day, created_at) where done_at is null;
