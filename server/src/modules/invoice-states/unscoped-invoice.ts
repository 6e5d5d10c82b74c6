// An invoice by its number, of any customer: for the retailer's systems alone.
import type { Db } from '../../platform/db/open.ts'

/** The invoice of a number. */
export function findInvoiceByNumber(db: Db, number: string) {
  return db
    .selectFrom('invoice')
    .select(['id', 'day', 'partner_nif', 'total_cents'])
    .where('number', '=', number)
    .executeTakeFirst()
}
