import { addDays, addMonths, type Day } from '../time/day.ts'
import { lengthInDays, type DateSpan } from '../time/date-span.ts'

/** The distance is taken from so many of the last bills. */
const LAST_SPANS = 4
const DAYS_A_MONTH = 30.44

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2)
}

/**
 * First day after the bill that is being made, from the last billed spans, oldest first: the same day of the month as
 * many months on as they are long where all of them keep to that, else as many days on as the middle one of them has.
 * Undefined without spans. A guess: the reading that ends a bill may come days before or after.
 */
export function findExpectedEnd(spans: readonly DateSpan[]): Day | undefined {
  const last = spans.slice(-LAST_SPANS)
  const end = last.at(-1)?.to
  if (end === undefined) return undefined
  const days = median(last.map((span) => lengthInDays(span)))
  const months = Math.max(1, Math.round(days / DAYS_A_MONTH))
  // A first span begins with the contract and is of any length.
  const known = last.length > 1 ? last.slice(1) : last
  const byMonth = known.every(({ from, to }) => addMonths(from, months) === to)
  return byMonth ? addMonths(end, months) : addDays(end, Math.max(1, days))
}
