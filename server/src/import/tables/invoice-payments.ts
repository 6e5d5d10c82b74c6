import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { required } from './columns.ts'

/** invoice-payments.csv: what was collected of an invoice, and what went back. */
export const invoicePaymentRow = z
  .object({
    invoice_number: required(column.text(40), 'Invoice that was paid.'),
    reference: required(column.text(80), 'Your own reference of the payment; with the invoice, the key.'),
    day: required(column.day, 'Day of the payment.'),
    amount: required(
      column.cents,
      'What was collected. Negative for what went back: a returned debit (a row of its own), a refund.',
    ),
    method: required(
      column.oneOf(['direct_debit', 'transfer', 'card', 'bizum', 'refund']),
      'How it was paid.',
    ),
  })
  .superRefine((row, context) => {
    if (row.amount === 0 || (row.method === 'refund' && row.amount > 0)) {
      const message: ProblemCode = 'payment_not_valid'
      context.addIssue({ code: 'custom', path: ['amount'], message })
    }
  })
export type InvoicePaymentRow = z.infer<typeof invoicePaymentRow>
