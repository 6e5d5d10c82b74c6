export const breaks = [
  {
    name: 'a period needs a price on days without power',
    text: '      if (value > 0) assertFilled',
    becomes: '      if (value >= 0) assertFilled',
  },
  {
    name: 'power may have no price',
    text: '      if (value > 0) assertFilled',
    becomes: '      if (value < 0) assertFilled',
  },
  {
    name: 'excess power of a period counts on days of another tariff',
    text: 'value.length >= tariffPeriod',
    becomes: 'value.length >= 0',
  },
  {
    name: 'excess power above 50 kW is charged by the maximeter',
    text: 'a > b ? [days] : []',
    becomes: 'a > b * 1000 ? [days] : []',
  },
]
