import { unpaidLetters } from '@endoll/domain/billing/unpaid-letters.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** unpaid-letters.csv: what certified sendings report of the letters of unpaid bills. */
export const unpaidLetterRow = z
  .object({
    invoice_number: required(column.text(40), 'Invoice that was not paid.'),
    reference: required(column.text(80), 'Reference of the certified letter; with the invoice, the key.'),
    annex: required(
      column.oneOf(unpaidLetters),
      'Annex of RD 897/2017: II it is due, III demand for payment, IV last demand with the day.',
    ),
    sent_day: required(column.day, 'Day on which it was sent.'),
    delivered_day: optional(column.day, 'Day of delivery; the legal period counts from it.'),
    returned_day: optional(
      column.day,
      'Day on which it came back. While both are empty, the steps to a cut wait.',
    ),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const { sent_day: sent, delivered_day: delivered, returned_day: returned } = row
    if (delivered !== null && delivered < sent) refuse('delivered_day', 'start_after_end')
    if (returned !== null && returned < sent) refuse('returned_day', 'start_after_end')
    if (delivered !== null && returned !== null) refuse('returned_day', 'delivered_and_returned')
  })
export type UnpaidLetterRow = z.infer<typeof unpaidLetterRow>
