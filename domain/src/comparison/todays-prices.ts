import type { OfferedPrices } from '../contracting/first-year-cost.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { Day } from '../time/day.ts'

/** The prices of today, as if they had held on all the days that are compared. */
export function todaysPrices(
  { prices, yearDays }: OfferedPrices,
  { from }: DateSpan,
  today: Day,
): OfferedPrices {
  const now = prices.filter((row) => row.from <= today && (row.to === undefined || today < row.to))
  return {
    yearDays,
    prices: now.map((row) => ({ ...row, from: from < row.from ? from : row.from, to: undefined })),
  }
}
