-- A claim that is not complete: until when its customer can complete it. Its time to be answered begins once they do
-- (Ley 10/2025 art. 13.3). The message by which the retailer asks for it is no answer.
alter table crm_case add column complete_by_day date;
alter table crm_message drop constraint crm_message_what_check;
alter table crm_message add constraint crm_message_what_check
  check (what in ('message', 'closed', 'reopened', 'incomplete'));
