import { languages } from '@endoll/api/language.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { required, withDefault } from './columns.ts'

/** texts.csv: your own texts in the languages of the office. */
export const textRow = z.object({
  text: required(
    column.text(500),
    'Text of another file: name of a service, product, document or its category, bill line; name and description of a coupon; type and description of a battery.',
  ),
  language: required(column.oneOf(languages), 'One row for each.'),
  words: withDefault(
    column.text(500),
    '',
    'Its translation. Empty: the text itself is in that language; every text should have one such row.',
  ),
})
export type TextRow = z.infer<typeof textRow>
