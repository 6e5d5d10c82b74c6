import type { Switches } from '../deployment/switches.ts'

/** Whether a contract's invoices may be taken off the web again. With the one-sided switch they may not. */
export function takesInvoicesOffline({
  modifyInvoiceOnline,
  modifyInvoiceOnlineOneSide,
}: Pick<Switches, 'modifyInvoiceOnline' | 'modifyInvoiceOnlineOneSide'>): boolean {
  return modifyInvoiceOnline && !modifyInvoiceOnlineOneSide
}
