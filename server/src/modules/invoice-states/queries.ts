import type { InvoiceStateItem } from '@endoll/api/invoice-states.ts'
import type { Db } from '../../platform/db/open.ts'

/** What was told of an invoice that is known to be the caller's, oldest first. */
export async function readInvoiceStates(db: Db, invoiceId: number): Promise<InvoiceStateItem[]> {
  const rows = await db
    .selectFrom('invoice_state')
    .select(['state', 'day as date', 'reason', 'amount_cents'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map(({ amount_cents: cents, ...row }) => ({
    ...row,
    amount: cents === null ? null : cents / 100,
  }))
}
