import { addDays, daysBetween, type Day } from './day.ts'

/** A half-open span of days: `from` is in it, `to` is not. */
export type Period = { readonly from: Day; readonly to: Day }

/** The period [from, to). Throws RangeError when `to` is before `from`; an empty period is allowed. */
export function period(from: Day, to: Day): Period {
  if (to < from) throw new RangeError('a period ends before it starts')
  return { from, to }
}

/**
 * The period of two dates that both count, as people write them on forms: from 1 to 31 January is 31 days.
 * Throws RangeError when `last` is before `first`.
 */
export function periodOfBothDates(first: Day, last: Day): Period {
  if (last < first) throw new RangeError('a period ends before it starts')
  return { from: first, to: addDays(last, 1) }
}

/** Last day that lies in the period. Throws RangeError when the period is empty. */
export function lastDayOf(span: Period): Day {
  if (span.to <= span.from) throw new RangeError('an empty period has no last day')
  return addDays(span.to, -1)
}

/** Number of days in the period. */
export function lengthInDays(span: Period): number {
  return daysBetween(span.from, span.to)
}

/** Whether the day lies in the period: from ≤ day < to. */
export function contains(span: Period, day: Day): boolean {
  return span.from <= day && day < span.to
}

/** Whether two periods share at least one day; touching ends do not. */
export function overlaps(a: Period, b: Period): boolean {
  return findIntersection(a, b) !== undefined
}

/** The days two periods share, or undefined when they share none. */
export function findIntersection(a: Period, b: Period): Period | undefined {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to < b.to ? a.to : b.to
  return from < to ? { from, to } : undefined
}
