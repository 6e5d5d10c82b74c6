import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** mapping.csv: what the files and columns of another program are called here. */
export const mappingRow = z.object({
  file: required(column.text(60), 'Our file: contracts.csv.'),
  column: optional(column.text(60), 'Our column; empty to skip theirs without a report.'),
  their_file: optional(
    column.text(120),
    'Their file; empty if it has our name. Several of our files may come from one of theirs, but not the reverse.',
  ),
  their_column: optional(
    column.text(120),
    'Their column; case does not matter. Empty where every row has the same value.',
  ),
  their_value: optional(
    column.text(120),
    'A value of theirs, one a row; case does not matter. Other values are taken as they are.',
  ),
  value: optional(
    column.text(200),
    'Our value for it; empty means none. Without their_column: the value of every row.',
  ),
})
export type MappingRow = z.infer<typeof mappingRow>
