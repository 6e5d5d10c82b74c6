import { invoiceStates, rejectionReasons } from '@endoll/domain/billing/invoice-states.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { invoiceNumber } from './payments.ts'
import { rowId } from './whole-number.ts'

const day = z.iso.date({ error: 'date_not_valid' })

/** What a firm has told of its invoice. Of a rejection why: 01 commercial, 02 for private use (Orden HAC/1028/2026, annex II). */
export const invoiceStateItem = z.object({
  state: z.enum(invoiceStates),
  date: z.string(),
  reason: z.nullable(z.enum(rejectionReasons)),
  /** Of `paid_part`: the euros that were paid in all up to that day. */
  amount: z.nullable(z.number()),
})
export type InvoiceStateItem = z.infer<typeof invoiceStateItem>

const told = {
  state: z.enum(invoiceStates),
  reason: z.optional(z.enum(rejectionReasons)),
  amount: z.optional(z.number('not_valid').check(z.positive('not_valid'))),
}
const reply = z.object({ states: z.array(invoiceStateItem) })

/**
 * A firm tells its retailer that it accepts, rejects or has paid an invoice, or when it received it (RD 238/2026 art. 10.1).
 * The same state again has another day; accepted and rejected end each other. The retailer gets `invoice.stated`; what is owed to the tax agency (art. 12) is not
 * told there. Not found is an invoice of a person.
 */
export const sayInvoiceState = endpoint({
  method: 'POST',
  path: 'invoices/{id}/states/',
  summary: 'Tell the retailer that an invoice of a firm is accepted, rejected, paid or was received.',
  access: 'customer',
  params: z.object({ id: rowId }),
  body: z.strictObject({ ...told, date: day }),
  reply,
  errors: [],
})

/** Without a day the state is taken back, as the messages of cancellation of annex II do. */
export const setInvoiceState = endpoint({
  method: 'POST',
  path: 'retailer/invoices/{number}/states/',
  summary: 'Say what the recipient of an invoice has told of it elsewhere, or take that back.',
  access: 'system',
  params: z.object({ number: invoiceNumber }),
  body: z.strictObject({ ...told, date: z.nullable(day) }),
  reply,
  errors: [],
})
