-- What a choice costs in EUR/kWh before taxes: of the hours that it makes cheap, and of the others where they change too.
alter table product_tariff_option
  add column price numeric(16, 9) check (price >= 0),
  add column other_price numeric(16, 9) check (
    other_price is null or (other_price >= 0 and price is not null));
