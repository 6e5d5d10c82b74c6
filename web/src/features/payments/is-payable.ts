import { centsOf } from '@endoll/api/cents.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { isPayable } from '@endoll/domain/billing/payment-status.ts'

/** Whether it can be paid here by card now; the server has the last word. */
export function offersPayment(
  { cardProvider }: Pick<BrowserSettings, 'cardProvider'>,
  invoice: Pick<InvoiceItem, 'rectificative_type' | 'state' | 'amount_pending'>,
): boolean {
  return (
    cardProvider !== null &&
    isPayable({
      type: invoice.rectificative_type,
      state: invoice.state,
      pendingCents: centsOf(invoice.amount_pending),
    })
  )
}
