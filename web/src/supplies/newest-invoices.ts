import { listInvoices } from '@endoll/api/invoices.ts'
import { read } from '../calls/query.ts'

/** As many as the page of a contract lists. */
const newest = 5

/** The newest invoices of a contract, for the heading of its page and for its card: one call. */
export function newestInvoicesQuery(contract: string) {
  return read(listInvoices, { query: { contract, offset: '0', limit: String(newest) } })
}
