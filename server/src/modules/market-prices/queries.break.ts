export const breaks = [
  {
    name: 'tomorrow has the prices of today',
    text: 'tomorrow: priceOf ? dayOfPrices(addDays(today, 1), priceOf, supplyRule) : null',
    becomes: 'tomorrow: priceOf ? dayOfPrices(today, priceOf, supplyRule) : null',
  },
]
