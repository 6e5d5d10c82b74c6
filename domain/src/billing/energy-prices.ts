import type { DatedEnergyPrice } from '../consumption/hour-cost.ts'
import { negative, plainDecimal } from '../money.ts'
import { eachDay, END_OF_TIME, type Day } from '../time/day.ts'
import { overlaps, type DateSpan } from '../time/date-span.ts'
import type { ProductPrice } from './billed-supply.ts'
import type { BillLine } from './bill.ts'

/** Prices of energy and surplus that a product has on the days of a span; as in priceStretches, those of one tariff period come first. */
function pricesOfProduct(prices: readonly ProductPrice[], span: DateSpan): DatedEnergyPrice[] {
  const ownFirst = prices.toSorted((a, b) => Number(a.tariffPeriod === 0) - Number(b.tariffPeriod === 0))
  return ownFirst.flatMap(({ concept, tariffPeriod, from, to, price, unit }) =>
    (concept === 'energy' || concept === 'surplus') &&
    unit === 'EUR/kWh' &&
    overlaps({ from, to: to ?? END_OF_TIME }, span)
      ? [{ concept, tariffPeriod, from, to, price: plainDecimal(price) }]
      : [],
  )
}

/** Prices that the lines of bills say of their days; what a bill gives back, it gives back at a price above zero. */
function pricesOfLines(lines: readonly BillLine[]): DatedEnergyPrice[] {
  return lines.flatMap(({ kind, tariffPeriod, span, price, priceUnit }) =>
    (kind === 'energy' || kind === 'surplus') && priceUnit === 'EUR/kWh'
      ? [
          {
            concept: kind,
            tariffPeriod: tariffPeriod ?? 0,
            ...span,
            price: kind === 'surplus' ? negative(price) : plainDecimal(price),
          },
        ]
      : [],
  )
}

function holds({ from, to = END_OF_TIME }: DatedEnergyPrice, day: Day): boolean {
  return from <= day && day < to
}

/**
 * The prices of energy and surplus on the days of a span, as hourCosts reads them: those of the product, and before them whatever
 * bills said otherwise of their own days (another product then, a price agreed in person). EUR/kWh before taxes.
 * Throws RangeError if a price is no decimal.
 */
export function energyPrices(
  product: readonly ProductPrice[],
  lines: readonly BillLine[],
  span: DateSpan,
): DatedEnergyPrice[] {
  const ofProduct = pricesOfProduct(product, span)
  const otherwise = pricesOfLines(lines).filter((billed) => {
    const known = ofProduct.filter(
      ({ concept, tariffPeriod }) =>
        concept === billed.concept && (tariffPeriod === 0 || tariffPeriod === billed.tariffPeriod),
    )
    const days = [...eachDay(billed.from, billed.to ?? billed.from)]
    return !days.every((day) => known.find((price) => holds(price, day))?.price === billed.price)
  })
  return [...otherwise, ...ofProduct]
}
