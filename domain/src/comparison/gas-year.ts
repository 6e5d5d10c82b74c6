import type { BilledSupply, MeteredEnergy } from '../billing/billed-supply.ts'
import { gapsOf } from '../billing/charges-by-time.ts'
import { shareOfDays } from '../billing/metered-energy.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { isPriced, yearOfBills, type OfferedPrices } from '../contracting/first-year-cost.ts'
import { useRangePercent } from '../contracting/home-use.ts'
import { roundedProduct, sumCents } from '../money.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { Day } from '../time/day.ts'
import { rangedCost, type ProductYear, type YearOfHours } from './product-year.ts'
import { todaysPrices } from './todays-prices.ts'

/** Gas goes by the season: fewer days that were billed say too little of a year. A choice of ours. */
export const fewestGasDays = 270

/** What a bill says that was used. */
export interface BilledUse {
  readonly span: DateSpan
  readonly wh: number
}

/**
 * A year of gas from its bills; days without a bill use what the others do on average, between the least and the most
 * that a home may well use. Undefined if too few days were billed. Bills must not overlap.
 */
export function findYearOfGas(span: DateSpan, bills: readonly BilledUse[]): YearOfHours | undefined {
  const own = bills.flatMap(({ span: billed, wh }) => {
    const days = findIntersection(billed, span)
    return days ? [{ span: days, value: shareOfDays(wh, billed, days) }] : []
  })
  const inOrder = own.toSorted((a, b) => (a.span.from < b.span.from ? -1 : 1))
  const daysRead = sumCents(inOrder.map((part) => lengthInDays(part.span)))
  if (daysRead < fewestGasDays) return undefined
  const wh = sumCents(inOrder.map(({ value }) => value))
  const gaps = gapsOf(inOrder, span)
  const read = inOrder.map((part): MeteredEnergy => ({ span: part.span, importWh: part.value, exportWh: 0 }))
  const filled = (percent: string | number) => [
    ...read,
    ...gaps.map((gap): MeteredEnergy => {
      const importWh = roundedProduct([wh, lengthInDays(gap), String(percent)], {
        decimals: 0,
        dividedBy: 100 * daysRead,
      })
      return { span: gap, importWh, exportWh: 0 }
    }),
  ]
  const [lowest, highest] = valueOn(useRangePercent, span.from).profile
  return {
    span,
    days: lengthInDays(span),
    daysRead,
    energy: filled(100),
    low: filled(lowest),
    high: filled(highest),
  }
}

/** What the gas of a year would have cost with a product at its prices of today, as findProductYear has electricity. */
export function findGasProductYear(
  { provinceCode, use, meterRentalMonth }: Pick<BilledSupply, 'provinceCode' | 'use' | 'meterRentalMonth'>,
  year: YearOfHours,
  offer: OfferedPrices,
  today: Day,
): ProductYear | undefined {
  const { span } = year
  const { prices, yearDays } = todaysPrices(offer, span, today)
  if (!(['fixed', 'energy'] as const).every((concept) => isPriced(prices, concept, 0, span))) return undefined
  const billed: BilledSupply = {
    energy: 'gas',
    provinceCode,
    use,
    voltage: undefined,
    prices: prices.filter(({ concept }) => ['fixed', 'energy', 'discount'].includes(concept)),
    yearDays,
    powersW: [],
    meterRentalMonth,
  }
  return rangedCost(year, (energy) => yearOfBills(billed, { energy }, span).totalCents)
}
