import { sumCents } from '../money.ts'
import { addDays } from '../time/day.ts'
import { lengthInDays, type Period } from '../time/period.ts'

/** More than so much over the usual is told, in per cent and in cents: both, so that small bills do not alarm. */
const ABOVE_PERCENT = 15
const ABOVE_CENTS = 500

/** Whether a bill is worth a word for being high: more than 15 % and more than 5 EUR above the usual. */
export function isAboveUsual(expectedCents: number, usualCents: number): boolean {
  const above = expectedCents - usualCents
  return above > ABOVE_CENTS && above * 100 > usualCents * ABOVE_PERCENT
}

/** What one past bill came to, and for how many days. */
export type PastBill = { readonly span: Period; readonly cents: number }

/**
 * What a bill of so many days usually comes to: by the day that of the last bill and of the one in which the middle of
 * the span lay a year earlier, together. Bills oldest first. Undefined without bills.
 */
export function findUsualCents(bills: readonly PastBill[], span: Period): number | undefined {
  const middle = addDays(span.from, Math.floor(lengthInDays(span) / 2) - 364)
  const before = bills.at(-1)
  if (!before) return undefined
  const yearEarlier = bills.find((bill) => bill.span.from <= middle && middle < bill.span.to)
  const compared = yearEarlier && yearEarlier !== before ? [yearEarlier, before] : [before]
  const days = sumCents(compared.map((bill) => lengthInDays(bill.span)))
  return Math.round((sumCents(compared.map(({ cents }) => cents)) / days) * lengthInDays(span))
}
