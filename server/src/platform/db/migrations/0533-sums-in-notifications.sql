-- Whether mails and the list of notifications say sums; who reads over a shoulder may not be meant to.
alter table account add column sums_shown boolean not null default true;
