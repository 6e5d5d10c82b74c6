export const breaks = [
  {
    name: 'the year of the present product forgets its tariff options',
    text: 'usual: ownYear,',
    becomes: 'usual: year,',
  },
  {
    name: 'how many hours lack a price is not said',
    text: 'market_hours_missing: ofMarket?.hoursMissing ?? null',
    becomes: 'market_hours_missing: ofMarket ? 0 : null',
  },
]
