import type { CurveDay } from '../consumption/aggregate.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { ProductPrice } from './billed-supply.ts'

/**
 * Whether energy was given to the grid on days of a span for which no price of it is known. A price of 0
 * is known: the product pays nothing.
 */
export function hasUnpricedSurplus(
  prices: readonly ProductPrice[],
  days: readonly CurveDay[],
  { from, to }: DateSpan,
): boolean {
  const rows = prices.filter(({ concept }) => concept === 'surplus')
  return days.some(({ day, exportWh }) => {
    if (day < from || day >= to || !exportWh?.some((wh) => (wh ?? 0) > 0)) return false
    return !rows.some((row) => row.from <= day && (row.to === undefined || day < row.to))
  })
}
