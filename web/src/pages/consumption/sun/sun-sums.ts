import { centsOf } from '@endoll/api/cents.ts'
import type { SunBill } from '@endoll/api/solar-year.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'

/** What bills say that the sun brought, in cents and Wh. */
export interface SunSums {
  readonly bills: number
  /** Of what the bills were less, with taxes. */
  readonly compensatedCents: number
  readonly batteryPaidCents: number
  readonly broughtCents: number
  /** Before taxes. */
  readonly batteryInCents: number
  readonly heldBackCents: number
  readonly exportWh: number
}

function sum(bills: readonly SunBill[], of: (bill: SunBill) => number): number {
  return bills.reduce((total, bill) => total + of(bill), 0)
}

export function sunSums(bills: readonly SunBill[]): SunSums {
  const compensatedCents = sum(bills, ({ compensated }) => centsOf(compensated))
  const batteryPaidCents = sum(bills, ({ battery_paid }) => centsOf(battery_paid))
  return {
    bills: bills.length,
    compensatedCents,
    batteryPaidCents,
    broughtCents: compensatedCents + batteryPaidCents,
    batteryInCents: sum(bills, ({ battery_in }) => centsOf(battery_in)),
    heldBackCents: sum(bills, ({ held_back }) => centsOf(held_back)),
    exportWh: sum(bills, ({ billed_wh }) => billed_wh ?? 0),
  }
}

/** The month of a bill is that in which it ends. */
function monthOf({ end_date }: SunBill): string {
  return end_date.slice(0, 7)
}

/** Those of a calendar year. */
export function billsOfYear(bills: readonly SunBill[], year: string): readonly SunBill[] {
  return bills.filter((bill) => bill.end_date.startsWith(year))
}

/** A month of the twelve; without bills there is nothing to say of it, nor of the same one a year before. */
export interface SunMonth {
  readonly month: string
  readonly sums: SunSums | undefined
  readonly before: SunSums | undefined
}

/** The twelve months that end with that of the newest bill, oldest first. */
export function twelveMonths(bills: readonly SunBill[]): readonly SunMonth[] {
  const newest = bills.at(-1)
  if (!newest) return []
  const byMonth = Map.groupBy(bills, monthOf)
  const sumsOf = (month: Day): SunSums | undefined => {
    const own = byMonth.get(month.slice(0, 7))
    return own && sunSums(own)
  }
  const last = `${monthOf(newest)}-01`
  return Array.from({ length: 12 }, (_, index) => {
    const month = addMonths(last, index - 11)
    return { month: month.slice(0, 7), sums: sumsOf(month), before: sumsOf(addMonths(month, -12)) }
  })
}

/** Below it the hours and the bill differ by how each is rounded. */
const ROUNDING_WH = 1000

/** How the hours of a bill stand to its surplus. */
export type Receipt =
  | { readonly kind: 'same' | 'no_hours' | 'no_surplus' | 'not_said' }
  | { readonly kind: 'differs'; readonly wh: number }
  | { readonly kind: 'days_missing'; readonly days: number }

export function receiptOf({ billed_wh, curve_wh, days_missing }: SunBill): Receipt {
  if (curve_wh === null) return { kind: 'no_hours' }
  if (days_missing > 0) return { kind: 'days_missing', days: days_missing }
  if (billed_wh === null) return { kind: curve_wh === 0 ? 'no_surplus' : 'not_said' }
  const wh = curve_wh - billed_wh
  return Math.abs(wh) < ROUNDING_WH ? { kind: 'same' } : { kind: 'differs', wh }
}

/** What was used of a year's production without going through the meter; undefined if less was produced than given. */
export function selfUsedWh(producedWh: number, exportWh: number): number | undefined {
  return producedWh < exportWh ? undefined : producedWh - exportWh
}

/** Years in which each thousand euros of a battery are saved again; undefined if it saves nothing. */
export function yearsOfThousand(savedCents: number): number | undefined {
  return savedCents > 0 ? 100_000 / savedCents : undefined
}
