import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** members.csv: customers who are members of the cooperative. */
export const memberRow = z
  .object({
    customer_code: required(column.text(40), 'Customer who is a member.'),
    number: required(column.text(40), 'Number of the member; with the customer, the key.'),
    share: required(column.cents, 'Share of the capital that is paid in; 0 once it was given back.'),
    start_day: required(column.day, 'Since when.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (row.share < 0) refuse('share', 'number_not_valid')
    if (row.end_day !== null && row.end_day < row.start_day) refuse('end_day', 'start_after_end')
  })
export type MemberRow = z.infer<typeof memberRow>
