import { addDays, addMonths, compareDays, daysBetween } from '../time/day.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'

/** What one bill says of demand. Powers in W, P1 first. */
export type DemandMonth = {
  readonly span: DateSpan
  /** The highest demand of each power period; undefined if the bill does not give it. */
  readonly demandW: readonly (number | undefined)[]
  /** Contracted powers then. */
  readonly powersW: readonly number[]
}

/** A month of which every power period's demand is known, in whole W. */
export type KnownMonth = {
  readonly span: DateSpan
  readonly demandW: readonly number[]
  readonly powersW: readonly number[]
}

/** The twelve months up to the last bill, as far as they are known. */
export type DemandYear = {
  readonly span: DateSpan
  /** Oldest first, none overlapping another. */
  readonly months: readonly KnownMonth[]
  /** How many of the twelve are known: those of which at least half the days are. */
  readonly knownMonths: number
  /** The ones that are not, oldest first. */
  readonly missing: readonly DateSpan[]
}

/** Months of a year: all of them have to be known, because the one that is not may be the one that counts. */
export const MONTHS_OF_DEMAND = 12

function daysShared(spans: readonly DateSpan[], with_: DateSpan): number {
  return spans.reduce((sum, span) => {
    const shared = findIntersection(span, with_)
    return shared ? sum + lengthInDays(shared) : sum
  }, 0)
}

function knownMonth({ span, demandW, powersW }: DemandMonth, periods: number): KnownMonth[] {
  const known = demandW.slice(0, periods).flatMap((watts) => (watts === undefined ? [] : [Math.ceil(watts)]))
  return known.length === periods ? [{ span, demandW: known, powersW }] : []
}

/**
 * The twelve months that end with the last bill, from bills of any length and order: a bill belongs to them when at
 * least half of its days do. One whose days another has already is left out (the earlier stays); one that does not
 * give the demand of every one of `periods` power periods is not known. Demands in W, rounded up. Undefined without
 * any bill.
 */
export function demandYear(bills: readonly DemandMonth[], periods: number): DemandYear | undefined {
  const sorted = bills.toSorted((a, b) => compareDays(a.span.from, b.span.from))
  const to = sorted
    .map((bill) => bill.span.to)
    .toSorted(compareDays)
    .at(-1)
  if (to === undefined) return undefined
  const span = { from: addMonths(to, -MONTHS_OF_DEMAND), to }
  const months: KnownMonth[] = []
  for (const bill of sorted.flatMap((one) => knownMonth(one, periods))) {
    const isOf = 2 * daysShared([bill.span], span) >= lengthInDays(bill.span)
    const last = months.at(-1)
    if (isOf && (!last || bill.span.from >= last.span.to)) months.push(bill)
  }
  const spans = months.map((month) => month.span)
  const slices = Array.from({ length: MONTHS_OF_DEMAND }, (_, index): DateSpan => ({
    from: addMonths(to, index - MONTHS_OF_DEMAND),
    to: addMonths(to, index - MONTHS_OF_DEMAND + 1),
  }))
  const missing = slices.filter((slice) => 2 * daysShared(spans, slice) < lengthInDays(slice))
  return { span, months, knownMonths: MONTHS_OF_DEMAND - missing.length, missing }
}

/** The same number of days from a day on, for a bill as if its month began then. */
export function spanFrom(day: DateSpan['from'], { from, to }: DateSpan): DateSpan {
  return { from: day, to: addDays(day, daysBetween(from, to)) }
}
