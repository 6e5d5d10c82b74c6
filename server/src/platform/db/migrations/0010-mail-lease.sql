-- The lease of a mail is its next_attempt_at, as it is of an event.
alter table mail_outbox drop column claimed_until;
