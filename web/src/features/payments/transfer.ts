import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { isPayableByTransfer } from '@endoll/domain/billing/payment-status.ts'
import { paymentOf, type PaidInvoice } from '../../supplies/how-paid.ts'

export function offersTransfer(
  { transferAccount }: Pick<BrowserSettings, 'transferAccount'>,
  invoice: PaidInvoice,
): boolean {
  return transferAccount !== null && isPayableByTransfer(paymentOf(invoice))
}
