export const breaks = [
  {
    name: 'an hour has the price of its first quarter',
    text: 'const found = prices.slice(first, first + step / 15)',
    becomes: 'const found = Array.from({ length: step / 15 }, () => prices[first] ?? 0)',
  },
  {
    name: 'the Canary Islands have the prices of Madrid’s clock',
    text: 'marketNanoAt(market, startMs(day, index, zone, step), step)',
    becomes: "marketNanoAt(market, startMs(day, index, zone && 'Europe/Madrid', step), step)",
  },
  {
    name: 'what comes on top of the market grows with it',
    text: "const addition = findRow(additions, day, period) ?? '0'",
    becomes: "const addition = findRow(additions, day, 1) ?? '0'",
  },
  {
    name: 'a coefficient of all periods comes before that of one',
    text: 'Number(a.tariffPeriod === 0) - Number(b.tariffPeriod === 0)',
    becomes: 'Number(b.tariffPeriod === 0) - Number(a.tariffPeriod === 0)',
  },
]
