import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** case-categories.csv: what customers can write about. */
export const caseCategoryRow = z.object({
  id: required(column.wholeNumber(1, 1_000_000), 'Number in your CRM; the key.'),
  section: required(column.text(80), 'Section of the list; translations in texts.csv.'),
  name: required(column.text(120), 'Name shown; translations in texts.csv.'),
  supply: withDefault(column.oneOf(['any', 'electricity', 'gas']), 'any', 'Empty means any.'),
  end_day: optional(column.day, 'Last day on which it is offered.'),
})
export type CaseCategoryRow = z.infer<typeof caseCategoryRow>
