import type { Db } from '../../platform/db/open.ts'
import type { Known } from '../known.ts'
import type { ProblemList } from '../problem.ts'
import type { Saved } from './upsert.ts'

/** What every table is saved with. In a check everything is validated and nothing written. */
export interface Saving {
  readonly db: Db
  readonly known: Known
  readonly problems: ProblemList
  readonly check: boolean
}

export interface Row<T> {
  readonly line: number
  readonly row: T
}

/** Takes good rows of one file, reports what does not fit the others, writes the rest in one transaction. */
export type TableSaver<T> = (saving: Saving, file: string, rows: readonly Row<T>[]) => Promise<Saved>
