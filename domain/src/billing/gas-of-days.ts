import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import { addMonths } from '../time/day.ts'
import { shareOfDays } from './metered-energy.ts'

/** What a bill says that was used, in Wh. */
type BilledGas = { readonly span: DateSpan; readonly wh: number }

const MONTHS_OF_YEAR = 12

/**
 * What gas some days to come use, in Wh: as much by the day as the same days of the year before, of which at least half
 * must have been billed. Undefined if they were not: gas goes by the season, and no other months stand for them. Bills must
 * not overlap. A method of our own.
 */
export function findGasOfDays(span: DateSpan, bills: readonly BilledGas[]): number | undefined {
  const before = { from: addMonths(span.from, -MONTHS_OF_YEAR), to: addMonths(span.to, -MONTHS_OF_YEAR) }
  const shared = bills.flatMap(({ span: billed, wh }) => {
    const days = findIntersection(billed, before)
    return days ? [{ days: lengthInDays(days), wh: shareOfDays(wh, billed, days) }] : []
  })
  const days = shared.reduce((sum, part) => sum + part.days, 0)
  if (2 * days < lengthInDays(before)) return undefined
  return Math.round((shared.reduce((sum, { wh }) => sum + wh, 0) * lengthInDays(span)) / days)
}
