import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/**
 * One invoice of a firm as UBL 2.1 by the core of EN 16931, its words in the language of the call. Not found where the tax
 * id is a person's, or where its lines cannot be attributed to its taxes to the cent (`has_ubl`).
 */
export const downloadInvoiceUbl = endpoint({
  method: 'GET',
  path: 'invoices/{id}/ubl/',
  summary: 'One invoice of a firm as a structured invoice (UBL, EN 16931).',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: z.object({ id: rowId }),
  reply: { file: ['application/xml'] },
  errors: [],
})
