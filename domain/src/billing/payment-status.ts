import type { Day } from '../time/day.ts'
import { howPaid, type PaymentMethod } from './how-paid.ts'
import { isRefund, type InvoiceType } from './invoice-type.ts'

/**
 * States in which the retailer's systems keep an invoice. `in_process`: a direct debit or card payment is in flight.
 * `grouped_proforma`: it is collected together with others, by one payment.
 */
export const invoiceStates = ['open', 'in_process', 'grouped_proforma', 'paid'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** How an invoice stands, as its customer sees it. */
export const paymentStatuses = [
  'paid',
  'refunded',
  'in_process',
  'partially_paid',
  'not_paid',
  'pending',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type InvoicePayment = {
  readonly type: InvoiceType
  readonly state: InvoiceState
  readonly totalCents: number
  /** What has not been collected yet. */
  readonly pendingCents: number
  /** Part of it that is overdue. */
  readonly debtCents: number
  readonly dueDay: Day | undefined
}

/**
 * The one state that is shown of an invoice on a day. Paid ones are `refunded` when they gave money back; what is in
 * flight is not payable, whatever is pending; `partially_paid` when less than the total is pending, but not for a
 * grouped proforma, whose parts are collected together; unpaid ones are `pending` until they are due, then
 * `not_paid`. A bill of nothing is paid, and one that gives money back is never owed. Source: docs/coverage row c4.invoice-status.
 */
export function paymentStatus(invoice: InvoicePayment, today: Day): PaymentStatus {
  const { type, state, totalCents, pendingCents, debtCents, dueDay } = invoice
  if (state === 'paid') return isRefund(type) ? 'refunded' : 'paid'
  if (state === 'in_process') return 'in_process'
  // Nothing was ever to be paid of it.
  if (totalCents === 0 && pendingCents === 0 && !isRefund(type)) return 'paid'
  // It gives money back, which the customer does not owe however long it takes.
  if (totalCents < 0 && pendingCents <= 0 && !isRefund(type)) return 'pending'
  if (state !== 'grouped_proforma' && pendingCents !== totalCents) return 'partially_paid'
  if (debtCents > 0) return 'not_paid'
  return dueDay !== undefined && today <= dueDay ? 'pending' : 'not_paid'
}

/**
 * Whether the customer can pay it now: something of it is to be collected, by itself, and nothing is in flight. Not what
 * gives money back (A, B, and whatever has less than nothing pending), nor a grouped proforma, which the one payment
 * of its group collects. In cents. Source: docs/coverage row r.who-may-pay.
 */
export function isPayable({
  type,
  state,
  pendingCents,
}: Pick<InvoicePayment, 'type' | 'state' | 'pendingCents'>): boolean {
  return state === 'open' && !isRefund(type) && pendingCents > 0
}

/**
 * Whether the customer may pay it by transfer: payable, and not about to be charged to an account, which would collect it
 * twice: nobody knows of a transfer before it arrives. Source: docs/coverage row r.by-transfer.
 */
export function isPayableByTransfer(
  invoice: Pick<InvoicePayment, 'type' | 'state' | 'pendingCents' | 'debtCents' | 'dueDay'> & {
    readonly method: PaymentMethod
    readonly inParts: boolean
  },
): boolean {
  return isPayable(invoice) && howPaid(invoice).payer === 'customer'
}
