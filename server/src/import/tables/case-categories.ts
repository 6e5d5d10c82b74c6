import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** case-categories.csv: what customers can write about. */
export const caseCategoryRow = z.object({
  id: required(column.wholeNumber(1, 1_000_000), 'Number of the category in your CRM; the key.'),
  section: required(column.text(80), 'Section under which it is listed; in other languages in texts.csv.'),
  name: required(column.text(120), 'Name shown to the customer; in other languages in texts.csv.'),
  supply: withDefault(
    column.oneOf(['any', 'electricity', 'gas']),
    'any',
    'Contracts that it is for; empty means any.',
  ),
  end_day: optional(column.day, 'Last day on which it is offered, included; empty while it is.'),
})
export type CaseCategoryRow = z.infer<typeof caseCategoryRow>
