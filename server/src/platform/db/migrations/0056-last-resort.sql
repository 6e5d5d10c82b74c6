-- The gas tariff of last resort: which products are one, who has set their prices, and at which pressure a supply is.
alter table product
  add column last_resort boolean not null default false;
alter table product_price
  add column source text check (length(source) <= 120);
alter table supply_point
  add column pressure_bar numeric(8, 3);
