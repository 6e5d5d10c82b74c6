import type { InvoicesSummary } from '@endoll/api/invoices.ts'

/** Sums of the invoices of a customer who owes nothing, with what the test gives. */
export function settledInvoices(fields: Partial<InvoicesSummary> = {}): InvoicesSummary {
  return {
    amount_debt: 0,
    with_debt: 0,
    debt_since: null,
    amount_debt_older: 0,
    amount_in_process: 0,
    in_process: 0,
    amount_pending: 0,
    pending: 0,
    pending_by_customer: 0,
    amount_pending_by_customer: 0,
    next_due_date: null,
    next_due_date_by_customer: null,
    next_charge_date: null,
    grouped_transfers: [],
    last_date: '2026-11-03',
    next_date: null,
    ...fields,
  }
}
