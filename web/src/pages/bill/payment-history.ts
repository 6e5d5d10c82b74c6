import type { ExplainedBill } from '@endoll/api/bill.ts'
import type { InvoiceStateItem } from '@endoll/api/invoice-states.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { UnpaidLetter } from '@endoll/domain/billing/unpaid-letters.ts'
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
        | 'refund_failed'
        | 'returned'
        | 'ordered'
        | 'failed'
      readonly amountCents: number
      /** Whoever paid it for the customer. */
      readonly actedBy?: string
    }
  | { readonly what: 'charge' | 'due' }
  /** What the firm reported about it. */
  | {
      readonly what: 'stated'
      readonly state: InvoiceStateItem['state']
      readonly reason: InvoiceStateItem['reason']
      /** Of a part that was paid. */
      readonly amountCents: number | null
    }
  /** A pending state, in the retailer's words. */
  | { readonly what: 'rung'; readonly words: string }
  /** What the certified sending of a letter reports. */
  | {
      readonly what: 'letter'
      readonly came: 'sent' | 'delivered' | 'returned'
      readonly annex: UnpaidLetter
      readonly reference: string
    }
)

type Asked = Pick<ExplainedBill, 'payments' | 'debit_steps' | 'letters'> &
  Partial<Pick<ExplainedBill, 'states'>> & {
    readonly invoice: Pick<
      ExplainedBill['invoice'],
      | 'amount_total'
      | 'date'
      | 'due_date'
      | 'payment_method'
      | 'in_parts'
      | 'pending_state_history'
      | 'rectificative_type'
      | 'paid'
    >
  }

/**
 * A negative debit, transfer, card or Bizum payment was returned by the bank; what the retailer gave back is a refund, and
 * above zero one that did not reach the customer.
 */
function whatOf(amount: number, method: ExplainedBill['payments'][number]['method']) {
  if (method === 'refund') return amount > 0 ? ('refund_failed' as const) : method
  return amount < 0 ? ('returned' as const) : method
}

function paymentOf({
  date,
  amount,
  method,
  acted_by: actedBy,
}: ExplainedBill['payments'][number]): PaymentEvent {
  return {
    day: date,
    what: whatOf(amount, method),
    amountCents: Math.abs(centsOf(amount)),
    ...(actedBy !== undefined && { actedBy }),
  }
}

/** Whether the customer has to pay it: not a refund, and not zero. */
export function asksForPayment({
  rectificative_type,
  amount_total,
}: Pick<ExplainedBill['invoice'], 'rectificative_type' | 'amount_total'>): boolean {
  return !isRefund(rectificative_type) && amount_total > 0
}

/** What happened to a letter, each on its day. */
function lettered({
  annex,
  reference,
  ...letter
}: ExplainedBill['letters'][number]): readonly PaymentEvent[] {
  const { sent_date: sent, delivered_date: delivered, returned_date: returned } = letter
  const days = [['sent', sent] as const, ['delivered', delivered] as const, ['returned', returned] as const]
  return days.flatMap(([came, day]) =>
    day === null ? [] : [{ day, what: 'letter' as const, came, annex, reference }],
  )
}

/** Issued, due, payments, rungs and letters, by day; on the same day in this order. */
export function paymentHistory({
  invoice,
  payments,
  debit_steps: steps,
  letters,
  states = [],
}: Asked): readonly PaymentEvent[] {
  const byDebit = invoice.payment_method === 'direct_debit' && !invoice.in_parts
  const debited = payments.some(({ date, method }) => method === 'direct_debit' && date === invoice.due_date)
  const events: readonly PaymentEvent[] = [
    { day: invoice.date, what: 'issued', amountCents: centsOf(invoice.amount_total) },
    // Not where the debit itself is among the payments.
    ...(asksForPayment(invoice) && invoice.due_date !== null && !debited && !(invoice.paid && byDebit)
      ? [{ day: invoice.due_date, what: byDebit ? ('charge' as const) : ('due' as const) }]
      : []),
    ...steps.map(({ date, what, amount }) => ({ day: date, what, amountCents: centsOf(amount) })),
    ...payments.map(paymentOf),
    ...states.map(({ date, state, reason, amount }) => ({
      day: date,
      what: 'stated' as const,
      state,
      reason,
      amountCents: amount === null ? null : centsOf(amount),
    })),
    ...invoice.pending_state_history.map(({ change_date, pending_state }) => ({
      day: change_date.slice(0, 10),
      what: 'rung' as const,
      words: pending_state.ov_description,
    })),
    ...letters.flatMap(lettered),
  ]
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
