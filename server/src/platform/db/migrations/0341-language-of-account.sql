-- The language of an account that is not the caller's, for a mail that its customer reads. As known_persons, outside of
-- a customer's wall; it tells a language and nothing else.
create function language_of_account(account_id bigint) returns text language plpgsql as $$
declare
  calling text := coalesce(current_setting('endoll.customer', true), '');
  office text := coalesce(current_setting('endoll.role', true), '');
  found text;
begin
  perform set_config('endoll.customer', '', true), set_config('endoll.role', 'visitor', true);
  select account.locale into found from account where account.id = account_id;
  perform set_config('endoll.customer', calling, true), set_config('endoll.role', office, true);
  return found;
end
$$;
