import { daysBetween, type Day } from '../time/day.ts'
import type { YearlySaving } from './yearly-saving.ts'

const daysAYear = 365

/** A bill that was compared: its days, both counted, what it saves on them, and what it alone says of a year. */
export type ComparedBill = {
  readonly startDate: Day
  readonly endDate: Day
  readonly savingCents: number
  readonly yearly: YearlySaving
}

/** Days of a bill, both dates counted. */
function daysOf({ startDate, endDate }: ComparedBill): number {
  return daysBetween(startDate, endDate) + 1
}

/** Whether two of the bills have a day in common by the calendar: a saving of it would count twice. */
export function shareDays(bills: readonly ComparedBill[]): boolean {
  const inOrder = bills.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  return inOrder.some((bill, index) => index > 0 && bill.startDate <= (inOrder[index - 1]?.endDate ?? ''))
}

/**
 * What several bills of a supply save in a year with one product, in cents, with its range: what they save on their own
 * days, and for the days of the year that none of them has what each says of the year, by its days. With every day of the
 * year billed there is no range. A choice of ours. Bills share no days; without a bill everything is 0.
 */
export function yearOfBills(bills: readonly ComparedBill[]): YearlySaving & { readonly days: number } {
  const days = bills.reduce((sum, bill) => sum + daysOf(bill), 0)
  const known = bills.reduce((sum, { savingCents }) => sum + savingCents, 0)
  const left = Math.max(0, 1 - days / daysAYear)
  const whole = Math.max(1, days / daysAYear)
  const of = (part: keyof YearlySaving) => {
    const mean = bills.reduce((sum, bill) => sum + bill.yearly[part] * daysOf(bill), 0) / Math.max(1, days)
    return Math.round(known / whole + left * mean) || 0
  }
  return { days, cents: of('cents'), fromCents: of('fromCents'), toCents: of('toCents') }
}
