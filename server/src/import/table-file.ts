import type * as z from 'zod'
import type { TableSaver } from './save/table-saver.ts'

/** A table file: what docs/import says of it, its columns, and what becomes of its rows. */
export interface TableFile<T> {
  readonly file: string
  readonly about: string
  readonly schema: z.ZodObject & z.ZodType<T>
  /** What two lines of a file may not share, by the field that the report names. */
  readonly keys: Readonly<Record<string, (row: T) => string | null>>
  readonly save: TableSaver<T>
}
