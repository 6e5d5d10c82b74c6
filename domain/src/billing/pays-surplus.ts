import { plainDecimal } from '../money.ts'
import type { Day } from '../time/day.ts'
import type { ProductPrice } from './billed-supply.ts'

function surplusPrices(prices: readonly ProductPrice[], day: Day): ProductPrice[] {
  return prices.filter(
    ({ concept, from, to }) =>
      (concept === 'surplus' || concept === 'market_surplus') &&
      from <= day &&
      (to === undefined || day < to),
  )
}

/** Whether it is known on a day what a product pays for surplus, a price of 0 too: it names one, or follows the market. */
export function namesSurplusPrice(prices: readonly ProductPrice[], day: Day): boolean {
  return surplusPrices(prices, day).length > 0
}

/**
 * Whether a product pays on a day for what is given to the grid: at a price of its own above zero, or at the market's.
 * Without a row it pays nothing that is known. Throws RangeError on a price that is no decimal.
 * Source: the product's own prices (product-prices.csv); RD 244/2019 art. 14.3.i.b leaves the price to the contract.
 */
export function paysSurplus(prices: readonly ProductPrice[], day: Day): boolean {
  return surplusPrices(prices, day).some(({ price }) => plainDecimal(price) !== '0')
}
