import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { required } from './columns.ts'

/** old-debts.csv: what is owed of bills that do not come in. */
export const oldDebtRow = z
  .object({
    contract_name: required(column.text(40), 'Contract that owes it.'),
    reference: required(
      column.text(80),
      'Number of the bill, or your reference; with the contract, the key.',
    ),
    day: required(column.day, 'Day of the bill or of the debt.'),
    concept: required(column.text(200), 'What it is for, as shown to the customer.'),
    amount: required(
      column.cents,
      'Still owed, with taxes. Bring the row again when it changes; 0 once paid.',
    ),
  })
  .superRefine((row, context) => {
    const message: ProblemCode = 'debt_not_valid'
    if (row.amount < 0) context.addIssue({ code: 'custom', path: ['amount'], message })
  })
export type OldDebtRow = z.infer<typeof oldDebtRow>
