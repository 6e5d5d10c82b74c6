import { centsOf } from '@endoll/api/cents.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { howPaid, type HowPaid } from '@endoll/domain/billing/how-paid.ts'

/** What of an invoice says how it will be paid. */
export type PaidInvoice = Pick<
  InvoiceItem,
  | 'rectificative_type'
  | 'state'
  | 'amount_pending'
  | 'amount_debt'
  | 'due_date'
  | 'payment_method'
  | 'in_parts'
>

/** As the rules of `domain/billing` take it. */
export function paymentOf(invoice: PaidInvoice) {
  return {
    type: invoice.rectificative_type,
    state: invoice.state,
    pendingCents: centsOf(invoice.amount_pending),
    debtCents: centsOf(invoice.amount_debt),
    dueDay: invoice.due_date ?? undefined,
    method: invoice.payment_method,
    inParts: invoice.in_parts,
  }
}

/** How it will be paid, by whom and when. */
export function howPaidOf(invoice: PaidInvoice): HowPaid {
  return howPaid(paymentOf(invoice))
}
