import type { Day } from '../time/day.ts'
import { isRefund } from './invoice-type.ts'
import type { InvoicePayment } from './payment-status.ts'

/** How an invoice is paid: charged to an account, or paid by the customer by transfer or by card. */
export type PaymentMethod = 'direct_debit' | 'transfer' | 'card'

/**
 * How a bill will be paid, by whom and when. `nobody`: nothing of it is to be paid. `bank`: it is collected without the
 * customer doing anything, by the debit of `day` or by what is in flight. `customer`: they pay it until `day`, by transfer,
 * with others of its group by one transfer, or by card; what is overdue they pay however it was to be paid, and what was
 * agreed to be paid in parts, of which the next is due on `day`, no debit takes.
 */
export type HowPaid =
  | { readonly payer: 'nobody' }
  | { readonly payer: 'bank'; readonly day: Day | undefined }
  | {
      readonly payer: 'customer'
      readonly way: 'transfer' | 'grouped_transfer' | 'card' | 'overdue' | 'parts'
      readonly day: Day | undefined
    }

/**
 * How a bill will be paid, by whom and when, from what is kept of it; amounts in cents. An overdue bill of a group that
 * is paid by one transfer is still paid by that. Source: docs/coverage rows r.who-may-pay and r.by-transfer; rules of ours.
 */
export function howPaid({
  type,
  state,
  pendingCents,
  debtCents,
  dueDay: day,
  method,
  inParts,
}: Pick<InvoicePayment, 'type' | 'state' | 'pendingCents' | 'debtCents' | 'dueDay'> & {
  readonly method: PaymentMethod
  readonly inParts: boolean
}): HowPaid {
  if (isRefund(type) || state === 'paid' || pendingCents <= 0) return { payer: 'nobody' }
  if (state === 'in_process') return { payer: 'bank', day: undefined }
  if (state === 'grouped_proforma' && method === 'transfer') {
    return { payer: 'customer', way: 'grouped_transfer', day }
  }
  if (debtCents > 0) return { payer: 'customer', way: 'overdue', day }
  if (inParts) return { payer: 'customer', way: 'parts', day }
  return method === 'direct_debit' ? { payer: 'bank', day } : { payer: 'customer', way: method, day }
}
