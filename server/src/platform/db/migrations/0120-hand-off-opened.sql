-- Who of the retailer opened a customer's office with a one-time secret, and why.
alter table hand_off
  add column opened_by text check (length(opened_by) between 1 and 80),
  add column opened_why text check (length(opened_why) between 1 and 200);
