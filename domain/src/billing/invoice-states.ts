import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'
import { valueOn, type Rate } from './rates/dated.ts'

/**
 * What a firm tells of an invoice that it has received: RD 238/2026 arts 10.1 and 12.1; `paid_part`, which it may tell:
 * art. 10.2.
 */
export const invoiceStates = ['received', 'accepted', 'rejected', 'paid_part', 'paid'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** The state that ends with another: what is accepted is no longer rejected, and the other way about. */
export function stateEndedBy(state: InvoiceState): InvoiceState | undefined {
  if (state === 'accepted') return 'rejected'
  return state === 'rejected' ? 'accepted' : undefined
}

/** Why an invoice is rejected: the two values of list L1 of Orden HAC/1028/2026, annex II. */
export const rejectionReasons = ['01', '02'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** In how many days a state is told, but for Saturdays, Sundays and holidays of the whole country. Who: firms, from when the duty reaches them. */
export const invoiceStateDays: readonly Rate<number>[] = [
  {
    from: '2026-10-06',
    value: 4,
    source:
      'RD 238/2026 arts 10.3 and 12.3 (read on 2026-11-27): owed from 2027-10-06 by who turns over more than 8 M€, from 2028-10-06 by the rest, from when Orden HAC/1028/2026 is in force',
    confidence: 'high',
  },
]

/** The last day for reporting a state of a day in time. Throws RangeError before the order. */
export function invoiceStateDue(day: Day): Day {
  return addWorkingDays(day, valueOn(invoiceStateDays, day))
}
