export const breaks = [
  {
    name: 'a product of a year is told from a month of readings',
    text: 'export const fewestDays = 90',
    becomes: 'export const fewestDays = 30',
  },
  {
    name: 'days without readings use nothing in the year of a product',
    text: 'filled(100, 100, market?.mean)',
    becomes: 'filled(0, 0, market?.mean)',
  },
  {
    name: 'the year with other powers forgets the excess that they cause',
    text: 'return cost(otherW, demand) - cost(powersW, nothing)',
    becomes: 'return cost(otherW, nothing) - cost(powersW, nothing)',
  },
  {
    name: 'what surplus leaves over never reaches the battery of the year',
    text: 'batteryCents += surplusLeftCents - outCents',
    becomes: 'batteryCents -= outCents',
  },
  {
    name: 'a battery pays with what it gave already',
    text: 'batteryCents += surplusLeftCents - outCents',
    becomes: 'batteryCents += surplusLeftCents',
  },
  {
    name: 'days that were not read cost nothing at the market',
    text: 'const nano = meanPriceOfDay(price, day, part.tariffPeriod, rule)',
    becomes: 'const nano = 0 * meanPriceOfDay(price, day, part.tariffPeriod, rule)',
  },
]
