import * as z from 'zod'
import * as column from './columns.ts'
import { required } from './columns.ts'

/** invoice-pending-states.csv: the ladder of an unpaid invoice, rung by rung. */
export const invoicePendingStateRow = z.object({
  invoice_number: required(column.text(40), 'Invoice that was not paid.'),
  change_day: required(column.day, 'Day on which it came to this state. States of one day stand in order.'),
  code: required(column.text(40), 'Your own code of the state; with invoice and day, the key.'),
  description: required(column.text(200), 'Words for the customer.'),
})
export type InvoicePendingStateRow = z.infer<typeof invoicePendingStateRow>
