import type { InvoiceStateItem } from '@endoll/api/invoice-states.ts'
import type { Db } from '../../platform/db/open.ts'

/** What was told of an invoice that is known to be the caller's, oldest first. */
export async function readInvoiceStates(db: Db, invoiceId: number): Promise<InvoiceStateItem[]> {
  return db
    .selectFrom('invoice_state')
    .select(['state', 'day as date', 'reason'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('day')
    .orderBy('id')
    .execute()
}
