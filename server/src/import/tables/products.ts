import { supplyKinds } from '@endoll/api/contracts.ts'
import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** products.csv: the catalogue of price lists that contracts name. */
export const productRow = z
  .object({
    code: required(column.text(40), 'Your own code of the product.'),
    kind: required(column.oneOf(supplyKinds), 'What is supplied.'),
    name: required(column.text(120), 'Name of the price list.'),
    commercial_name: optional(column.text(120), 'Name shown to customers, where it differs.'),
    year_days: withDefault(
      column.oneOf(['calendar', '365']),
      'calendar',
      'What prices per year are divided by: the days of the calendar year, or always 365; empty means calendar.',
    ),
    price_kind: withDefault(
      column.oneOf(['fixed', 'indexed', 'flexible', 'flat']),
      'fixed',
      'How its prices are passed to the comparator; empty means fixed.',
    ),
    renewable: withDefault(column.yesNo, false, 'Whether its energy is certified renewable; empty means no.'),
    last_resort: withDefault(
      column.yesNo,
      false,
      'Whether it is the gas tariff of last resort (TUR), with the prices of its resolution and no discount; empty means no.',
    ),
  })
  .superRefine((row, context) => {
    const message: ProblemCode = 'not_valid'
    if (row.last_resort && row.kind !== 'gas')
      context.addIssue({ code: 'custom', path: ['last_resort'], message })
  })
export type ProductRow = z.infer<typeof productRow>
