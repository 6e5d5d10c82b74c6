-- SHA-256 of a document as it was imported: what storage has changed since is not sent. Reads every document once and
-- writes its row again, not its content, which lies outside the row.
alter table attachment add column content_sha256 bytea;
update attachment set content_sha256 = sha256(content);
alter table attachment alter column content_sha256 set not null;
