import type { ExplainedBill } from '@endoll/api/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { centsOf } from '@endoll/api/cents.ts'

/** Something of the payment of a bill, past or to come. Amounts are never negative, but that of a bill that gives money back. */
export type PaymentEvent = { readonly day: Day } & (
  | {
      readonly what:
        | 'issued'
        | 'direct_debit'
        | 'transfer'
        | 'card'
        | 'bizum'
        | 'unsaid'
        | 'refund'
        | 'returned'
        | 'ordered'
        | 'failed'
      readonly amountCents: number
    }
  | { readonly what: 'charge' | 'due' }
  /** A pending state, in the retailer's words. */
  | { readonly what: 'rung'; readonly words: string }
)

type Asked = Pick<ExplainedBill, 'payments' | 'debit_steps'> & {
  readonly invoice: Pick<
    ExplainedBill['invoice'],
    | 'amount_total'
    | 'date'
    | 'due_date'
    | 'payment_method'
    | 'pending_state_history'
    | 'rectificative_type'
    | 'paid'
  >
}

function paymentOf({ date, amount, method }: ExplainedBill['payments'][number]): PaymentEvent {
  return {
    day: date,
    // A negative debit, transfer, card or Bizum payment was returned by the bank; what the retailer gave back is a refund.
    what: amount < 0 && method !== 'refund' ? 'returned' : method,
    amountCents: Math.abs(centsOf(amount)),
  }
}

/** Whether the customer has to pay it: not a refund, and not zero. */
export function asksForPayment({
  rectificative_type,
  amount_total,
}: Pick<ExplainedBill['invoice'], 'rectificative_type' | 'amount_total'>): boolean {
  return !isRefund(rectificative_type) && amount_total > 0
}

/** Issued, due, payments and rungs, by day; on the same day in this order. */
export function paymentHistory({ invoice, payments, debit_steps: steps }: Asked): readonly PaymentEvent[] {
  const byDebit = invoice.payment_method === 'direct_debit'
  const debited = payments.some(({ date, method }) => method === 'direct_debit' && date === invoice.due_date)
  const events: readonly PaymentEvent[] = [
    { day: invoice.date, what: 'issued', amountCents: centsOf(invoice.amount_total) },
    // Not where the debit itself is among the payments.
    ...(asksForPayment(invoice) && invoice.due_date !== null && !debited && !(invoice.paid && byDebit)
      ? [{ day: invoice.due_date, what: byDebit ? ('charge' as const) : ('due' as const) }]
      : []),
    ...steps.map(({ date, what, amount }) => ({ day: date, what, amountCents: centsOf(amount) })),
    ...payments.map(paymentOf),
    ...invoice.pending_state_history.map(({ change_date, pending_state }) => ({
      day: change_date.slice(0, 10),
      what: 'rung' as const,
      words: pending_state.ov_description,
    })),
  ]
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
