import { downloadInvoice } from '@endoll/api/invoices.ts'
import { remoteFile } from '../../calls/remote-file.ts'
import type { RemoteFile } from '../../calls/remote-file.ts'

/** The PDF of an invoice. */
export function invoiceFile({ id }: { readonly id: number }): RemoteFile {
  return remoteFile(downloadInvoice, { params: { id: String(id) } })
}
