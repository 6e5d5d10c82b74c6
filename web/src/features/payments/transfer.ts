import { centsOf } from '@endoll/api/cents.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { isPayableByTransfer } from '@endoll/domain/billing/payment-status.ts'

/** What of an invoice says whether it can be paid by transfer. */
export type TransferredInvoice = Pick<
  InvoiceItem,
  'rectificative_type' | 'state' | 'amount_pending' | 'amount_debt' | 'payment_method' | 'due_date'
>

export function offersTransfer(
  { transferAccount }: Pick<BrowserSettings, 'transferAccount'>,
  invoice: TransferredInvoice,
): boolean {
  return (
    transferAccount !== null &&
    isPayableByTransfer({
      type: invoice.rectificative_type,
      state: invoice.state,
      pendingCents: centsOf(invoice.amount_pending),
      debtCents: centsOf(invoice.amount_debt),
      dueDay: invoice.due_date ?? undefined,
      method: invoice.payment_method,
    })
  )
}
