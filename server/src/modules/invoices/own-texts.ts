import type { InvoiceItem } from '@endoll/api/invoices.ts'

/** The texts of the retailer's own in an invoice: its product and the rungs that it has climbed. */
export function ownTextsOf({ pricelist, pending_state_history }: InvoiceItem): string[] {
  return [pricelist.name, ...pending_state_history.map(({ pending_state }) => pending_state.ov_description)]
}

/** An invoice with them as its reader sees them. */
export function invoiceInLanguage(item: InvoiceItem, said: (text: string) => string): InvoiceItem {
  return {
    ...item,
    pricelist: { name: said(item.pricelist.name) },
    pending_state_history: item.pending_state_history.map(({ change_date, pending_state }) => ({
      change_date,
      pending_state: { ov_description: said(pending_state.ov_description) },
    })),
  }
}
