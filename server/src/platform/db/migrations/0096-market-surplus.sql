-- What is given to the grid may follow the market too: `market_surplus` per cent of the hour's price there, less
-- `market_surplus_fee` EUR/kWh.
alter table product_price drop constraint product_price_concept_check;
alter table product_price add constraint product_price_concept_check check (concept in
  ('power', 'energy', 'surplus', 'fixed', 'excess_power', 'reactive_over_80', 'reactive_below_80', 'discount',
   'market', 'market_addition', 'market_surplus', 'market_surplus_fee'));
