import type { CurveDay } from '../consumption/aggregate.ts'
import { stepOf } from '../consumption/day-curve.ts'
import { energyPeriodsOfDay, type PeriodRule } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { ProductPrice } from './billed-supply.ts'
import type { IndexedPrice } from './market-price.ts'

/**
 * Whether energy was given to the grid in hours of a span for which no price of it is known: neither a row of the product,
 * nor, where its surplus follows the market (`indexedSurplus`), a price of the market. A price of 0 is known: the product pays
 * nothing. Errors as energyPeriodsOfDay.
 */
export function hasUnpricedSurplus(
  prices: readonly ProductPrice[],
  days: readonly CurveDay[],
  { from, to }: DateSpan,
  market?: { readonly rule: PeriodRule; readonly indexedSurplus: IndexedPrice | undefined },
): boolean {
  const rows = prices.filter(({ concept }) => concept === 'surplus')
  return days.some(({ day, exportWh }) => {
    if (day < from || day >= to || !exportWh?.some((wh) => (wh ?? 0) > 0)) return false
    if (rows.some((row) => row.from <= day && (row.to === undefined || day < row.to))) return false
    const indexed = market?.indexedSurplus
    if (!indexed) return true
    const step = stepOf(exportWh.length)
    const periods = energyPeriodsOfDay(market.rule, day, step)
    return exportWh.some((wh, index) => {
      const period = periods[index]
      return (wh ?? 0) > 0 && (period === undefined || indexed(day, index, period, step) === undefined)
    })
  })
}
