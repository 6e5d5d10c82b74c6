import { expect, test } from 'vitest'
import type { ProductPrice } from './billed-supply.ts'
import { paysSurplus } from './pays-surplus.ts'

function row(
  concept: ProductPrice['concept'],
  price: string,
  from = '2026-01-01',
  to?: string,
): ProductPrice {
  return { concept, tariffPeriod: 0, from, price, unit: 'EUR/kWh', ...(to === undefined ? {} : { to }) }
}

test.each([
  ['a price', [row('surplus', '0.05')], true],
  ['the market', [row('market_surplus', '95')], true],
  ['a price of zero', [row('surplus', '0.0000')], false],
  ['nothing', [row('energy', '0.12')], false],
  ['a price that has ended', [row('surplus', '0.05', '2025-01-01', '2026-01-01')], false],
  ['a price to come', [row('surplus', '0.05', '2026-12-01')], false],
])('of %s', (_, prices, pays) => {
  expect(paysSurplus(prices, '2026-11-26')).toBe(pays)
})
