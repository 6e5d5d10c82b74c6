-- Rows of docs/rates.md that the deployment gives with their source, without a new release (rates.csv). The value is
-- written as docs/rates.md writes one; the law that is past is never edited, whatever stands here
-- (domain/src/billing/rates/given-rates.ts).
create table given_rate (
  rate text not null,
  from_day date not null,
  -- The last day excluded; null until further notice.
  to_day date check (to_day > from_day),
  value text not null check (value <> ''),
  source text not null check (source <> ''),
  imported_at timestamptz not null default now(),
  primary key (rate, from_day)
);
