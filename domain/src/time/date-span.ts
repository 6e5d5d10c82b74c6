import { addDays, daysBetween, type Day } from './day.ts'

/** A half-open span of days: `from` is in it, `to` is not. */
export type DateSpan = { readonly from: Day; readonly to: Day }

/** The span [from, to). Throws RangeError if `to` is before `from`; an empty span is allowed. */
export function dateSpan(from: Day, to: Day): DateSpan {
  if (to < from) throw new RangeError('a span ends before it starts')
  return { from, to }
}

/**
 * The span of two dates that both count, as people write them on forms: from 1 to 31 January is 31 days.
 * Throws RangeError if `last` is before `first`.
 */
export function spanOfBothDates(first: Day, last: Day): DateSpan {
  if (last < first) throw new RangeError('a span ends before it starts')
  return { from: first, to: addDays(last, 1) }
}

/** Last day of the span. Throws RangeError if it is empty. */
export function lastDayOf(span: DateSpan): Day {
  if (span.to <= span.from) throw new RangeError('an empty span has no last day')
  return addDays(span.to, -1)
}

/** Number of days in the span. */
export function lengthInDays(span: DateSpan): number {
  return daysBetween(span.from, span.to)
}

/** Whether the day is in the span: from ≤ day < to. */
export function contains(span: DateSpan, day: Day): boolean {
  return span.from <= day && day < span.to
}

/** Whether two spans share at least one day; touching ends do not. */
export function overlaps(a: DateSpan, b: DateSpan): boolean {
  return findIntersection(a, b) !== undefined
}

/** The days two spans share, or undefined if they share none. */
export function findIntersection(a: DateSpan, b: DateSpan): DateSpan | undefined {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to < b.to ? a.to : b.to
  return from < to ? { from, to } : undefined
}
