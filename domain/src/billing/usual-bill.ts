import { addDays } from '../time/day.ts'
import { contains, lengthInDays, type DateSpan } from '../time/date-span.ts'

const DAYS_OF_WEEKS_A_YEAR = 364
/** A bill is high if it exceeds the usual by both: per cent, and cents, so that small bills do not count. */
const ABOVE_PERCENT = 15
const ABOVE_CENTS = 500

/** Whether a bill is worth a word for being high: more than 15 % and more than 5 EUR above the usual. */
export function isAboveUsual(expectedCents: number, usualCents: number): boolean {
  const above = expectedCents - usualCents
  return above > ABOVE_CENTS && above * 100 > usualCents * ABOVE_PERCENT
}

/** What one past bill came to, and for how many days. */
export type PastBill = { readonly span: DateSpan; readonly cents: number }

/**
 * What a bill of so many days usually comes to at most: by the day that of the last bill or of the one in which the
 * middle of the span lay a year earlier, whichever is higher, so that neither a winter nor a change of habits that is
 * months old alarms by itself. Bills oldest first. Undefined without bills.
 */
export function findUsualCents(bills: readonly PastBill[], span: DateSpan): number | undefined {
  const middle = addDays(span.from, Math.floor(lengthInDays(span) / 2) - DAYS_OF_WEEKS_A_YEAR)
  const yearEarlier = bills.find((bill) => contains(bill.span, middle))
  const compared = [bills.at(-1), yearEarlier].filter((bill) => bill !== undefined)
  if (compared.length === 0) return undefined
  const days = lengthInDays(span)
  return Math.max(...compared.map((bill) => Math.round((bill.cents * days) / lengthInDays(bill.span))))
}
