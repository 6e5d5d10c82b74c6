/** Prices of a product of tests and measurements: concept, period, price, unit. */
export const productPrices = [
  ['power', 1, '30', 'EUR/kW/year'],
  ['power', 2, '3', 'EUR/kW/year'],
  ['energy', 1, '0.2', 'EUR/kWh'],
  ['energy', 2, '0.15', 'EUR/kWh'],
  ['energy', 3, '0.1', 'EUR/kWh'],
] as const
