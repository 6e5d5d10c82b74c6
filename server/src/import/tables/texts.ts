import { languages } from '@endoll/api/language.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { required, withDefault } from './columns.ts'

/** texts.csv: your own texts in the languages of the office. */
export const textRow = z.object({
  text: required(
    column.text(500),
    'The text as it stands in the other files: name of a service, a document and its category, type and description of a battery, line of a bill, product name, name and description of a coupon.',
  ),
  language: required(column.oneOf(languages), 'The language; one line for each.'),
  words: withDefault(
    column.text(500),
    '',
    'The same in that language. Empty: the text itself is in that language, as every text should say once.',
  ),
})
export type TextRow = z.infer<typeof textRow>
