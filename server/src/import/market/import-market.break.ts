export const breaks = [
  {
    name: 'an older file of prices replaces a newer one',
    text: 'where excluded.version >= market_day.version',
    becomes: 'where excluded.version >= 0',
    noticedBy: ['r.market-door'],
  },
]
