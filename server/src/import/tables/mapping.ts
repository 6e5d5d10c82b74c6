import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** mapping.csv: what the files and columns of another program are called here. */
export const mappingRow = z.object({
  file: required(column.text(60), 'Our file: contracts.csv.'),
  column: optional(
    column.text(60),
    'Our column. Empty where theirs is known and not taken: then it is not reported.',
  ),
  their_file: optional(
    column.text(120),
    'Their file in the folder; empty where it bears our name. One for each of our files; several of ours may be made of one of theirs.',
  ),
  their_column: optional(
    column.text(120),
    'Their column, as its first line names it, in any case. Empty where every row has the same value.',
  ),
  their_value: optional(
    column.text(120),
    'A value of theirs, in any case; one line for each. One without a line is taken as it stands.',
  ),
  value: optional(
    column.text(200),
    'What that value is here; empty means none. Without their_column: what every row has.',
  ),
})
export type MappingRow = z.infer<typeof mappingRow>
