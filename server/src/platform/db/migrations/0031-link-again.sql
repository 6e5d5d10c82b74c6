-- How often the link that confirms an address was mailed, and when last: it may be asked for again, with pauses.
alter table signature
  add column link_sent smallint not null default 0,
  add column link_sent_at timestamptz;
update signature set link_sent = 1, link_sent_at = request.submitted_at
  from request where request.id = signature.request_id and signature.link_hash is not null;
