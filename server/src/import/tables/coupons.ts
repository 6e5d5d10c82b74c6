import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** coupons.csv: codes that customers can use or pass on. */
export const couponRow = z
  .object({
    customer_code: required(column.text(40), 'Customer who has the coupon.'),
    code: required(column.text(60), 'The code; with the customer, the key.'),
    name: required(column.text(120), 'Name shown to the customer.'),
    description: withDefault(column.text(500), '', 'What it gives.'),
    url: optional(column.webAddress, 'Where it is used, or what is shared.'),
    start_day: optional(column.day, 'First day on which it holds.'),
    end_day: optional(column.day, 'Last day.'),
  })
  .superRefine((row, context) => {
    if (row.start_day !== null && row.end_day !== null && row.end_day < row.start_day) {
      const message: ProblemCode = 'start_after_end'
      context.addIssue({ code: 'custom', path: ['end_day'], message })
    }
  })
export type CouponRow = z.infer<typeof couponRow>
