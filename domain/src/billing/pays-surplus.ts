import { plainDecimal } from '../money.ts'
import type { Day } from '../time/day.ts'
import type { ProductPrice } from './billed-supply.ts'

/**
 * Whether a product pays on a day for what is given to the grid: at a price of its own above zero, or at the market's.
 * Without a row it pays nothing that is known. Throws RangeError on a price that is no decimal.
 * Source: the product's own prices (product-prices.csv); RD 244/2019 art. 14.3.i.b leaves the price to the contract.
 */
export function paysSurplus(prices: readonly ProductPrice[], day: Day): boolean {
  const today = prices.filter(({ from, to }) => from <= day && (to === undefined || day < to))
  return today.some(
    ({ concept, price }) =>
      (concept === 'surplus' || concept === 'market_surplus') && plainDecimal(price) !== '0',
  )
}
