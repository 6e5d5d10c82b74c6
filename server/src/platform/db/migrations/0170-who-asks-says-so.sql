-- Servers of before 0085 named no role and were known by how they called themselves (`application_name`), a name that
-- anybody may give. They have long been followed by ones that say who asks: the name opens nothing any more.
create or replace function office_asks() returns boolean language sql stable
  return case
    when coalesce(current_setting('endoll.customer', true), '') <> '' then false
    when current_setting('endoll.role', true) in ('visitor', 'sign_in', 'retailer', 'job', 'command') then true
    else nobody_said_who_asks()
  end;
