-- First day of the choice that the retailer's file has; null where the file does not say it. A double tariff has its
-- months, and a choice made here the day of its request.
alter table contract
  add column happy_hours_from date,
  add column happy_day_from date;
