import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'

/** What became of rows that were good. */
export interface Saved {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
}

export const nothingSaved: Saved = { created: 0, changed: 0, unchanged: 0 }

export const addSaved = (a: Saved, b: Saved): Saved => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
})

type Target = { readonly table: string; readonly key: readonly string[]; readonly stamped?: boolean }

/**
 * Writes rows by their key: new ones are inserted, changed ones updated, equal ones left untouched (not even their
 * import time), and nothing is deleted. Column names come from the first row; all rows have the same.
 */
export async function upsert(db: Db, target: Target, rows: readonly object[]): Promise<Saved> {
  const [first] = rows
  if (!first) return nothingSaved
  const columns = Object.keys(first)
  const changing = columns.filter((column) => !target.key.includes(column))
  const names = (of: readonly string[], prefix?: string) =>
    sql.join(of.map((column) => (prefix ? sql.ref(`${prefix}.${column}`) : sql.ref(column))))
  const table = sql.table(target.table)
  const stamp = target.stamped === false ? sql`` : sql`, imported_at = now()`
  const written = await sql<{ created: boolean }>`
    insert into ${table} (${names(columns)})
    select ${names(columns)} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)
    on conflict (${names(target.key)}) do update
      set (${names(changing)}) = row(${names(changing, 'excluded')})${stamp}
      where row(${names(changing, target.table)}) is distinct from row(${names(changing, 'excluded')})
    returning xmax = 0 as created`.execute(db)
  const created = written.rows.filter((row) => row.created).length
  return { created, changed: written.rows.length - created, unchanged: rows.length - written.rows.length }
}
