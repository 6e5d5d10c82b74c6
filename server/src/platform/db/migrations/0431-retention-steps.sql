-- What is kept no longer is found by when it was made, some rows at a time, without a look at all others.
create index mail_outbox_kept on mail_outbox (created_at) where recipient <> '';
create index mail_outbox_secret on mail_outbox (created_at) where recipient <> '' and template in
  ('signature_code', 'password_link', 'confirm_email', 'new_holder', 'kept_answers', 'delegation');
create index mail_outbox_emptied on mail_outbox (created_at) where recipient = '';
create index mail_return_mail on mail_return (mail_id) where mail_id is not null;
create index notification_at on notification (at);
