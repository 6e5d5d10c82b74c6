-- How long contracts of a product last before they renew, and what leaving earlier costs, as the retailer's file has it.
alter table product
  add column duration_months smallint check (duration_months between 1 and 120),
  add column stay_months smallint check (stay_months between 1 and 120),
  add column penalty_percent numeric(5, 2) check (penalty_percent > 0 and penalty_percent <= 100),
  add constraint product_penalty check (penalty_percent is null or stay_months is not null);
