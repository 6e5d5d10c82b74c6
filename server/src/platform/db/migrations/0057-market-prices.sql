-- A product may follow the market: `market` per cent of the hour's price there and `market_addition` EUR/kWh on top.
alter table product_price drop constraint product_price_concept_check;
alter table product_price add constraint product_price_concept_check check (concept in
  ('power', 'energy', 'surplus', 'fixed', 'excess_power', 'reactive_over_80', 'reactive_below_80', 'discount',
   'market', 'market_addition'));

-- Prices of the day-ahead market in Spain, by the day of Madrid's clock.
create table market_day (
  day date primary key,
  -- One for each hour or quarter of an hour, in millionths of EUR/kWh (thousandths of EUR/MWh).
  prices integer[] not null check (cardinality(prices) in (23, 24, 25, 92, 96, 100)),
  -- Of the file that brought them: one of a lower version does not replace them.
  version smallint not null,
  imported_at timestamptz not null default now()
);
