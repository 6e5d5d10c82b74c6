import * as z from 'zod'
import * as column from './columns.ts'
import { required } from './columns.ts'

/** folder.csv: what is true of the folder whole. */
export const folderRow = z.object({
  written_on: required(
    column.day,
    'Day on which the folder was written. A contract that a folder of a later day has brought is not taken from this one.',
  ),
})
export type FolderRow = z.infer<typeof folderRow>
