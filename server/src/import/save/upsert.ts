import { sql, type RawBuilder } from 'kysely'
import { withAlikeSealed } from '../../platform/at-rest/alike.ts'
import type { Db } from '../../platform/db/open.ts'

/** What became of rows that were good. */
export interface Saved {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** Rows that fell away because a file names the whole they were part of without them. */
  readonly removed: number
}

export const nothingSaved: Saved = { created: 0, changed: 0, unchanged: 0, removed: 0 }

export function addSaved(a: Saved, b: Saved): Saved {
  return {
    created: a.created + b.created,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
    removed: a.removed + b.removed,
  }
}

type Target = { readonly table: string; readonly key: readonly string[]; readonly stamped?: boolean }

/**
 * Writes rows by their key: new ones are inserted, changed ones updated, equal ones left untouched (not even their
 * import time), and nothing is deleted. Column names come from the first row; all rows have the same.
 */
export async function upsert(db: Db, target: Target, rows: readonly object[]): Promise<Saved> {
  return countsOf(rows, await write<{ created: boolean }>(db, target, rows, sql`xmax = 0 as created`))
}

/** What became of parts of invoices, and the invoices that are no longer as they were. */
export interface SavedParts extends Saved {
  readonly touched: readonly number[]
}

type Part = { readonly created: boolean; readonly invoice_id: number }

/** Writes parts of invoices as `upsert` does; none of these tables is stamped. */
export async function upsertParts(db: Db, target: Target, rows: readonly object[]): Promise<SavedParts> {
  const returning = sql`xmax = 0 as created, invoice_id`
  const written = await write<Part>(db, { ...target, stamped: false }, rows, returning)
  return { ...countsOf(rows, written), touched: written.map(({ invoice_id }) => invoice_id) }
}

/** Writes all parts that these invoices have from now on: what they had beside them goes. */
export async function replaceParts(
  db: Db,
  target: Target,
  invoiceIds: readonly number[],
  rows: readonly object[],
): Promise<SavedParts> {
  const saved = await upsertParts(db, target, rows)
  const table = sql.table(target.table)
  const key = sql.join(target.key.map((column) => sql.ref(column)))
  const gone = await sql<{ invoice_id: number }>`
    delete from ${table}
     where invoice_id = any(${invoiceIds})
       and (${key}) not in (
         select ${key} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json))
    returning invoice_id`.execute(db)
  const touched = [...saved.touched, ...gone.rows.map(({ invoice_id }) => invoice_id)]
  return { ...saved, removed: gone.rows.length, touched }
}

function countsOf(rows: readonly object[], written: readonly { readonly created: boolean }[]): Saved {
  const created = written.filter((row) => row.created).length
  const changed = written.length - created
  return { created, changed, unchanged: rows.length - written.length, removed: 0 }
}

async function write<T>(
  db: Db,
  target: Target,
  rows: readonly object[],
  returning: RawBuilder<unknown>,
): Promise<T[]> {
  const [first] = rows
  if (!first) return []
  const stored = rows.map((row) => withAlikeSealed(target.table, row))
  const columns = Object.keys(first)
  const changing = columns.filter((column) => !target.key.includes(column))
  const names = (of: readonly string[], prefix?: string) =>
    sql.join(of.map((column) => (prefix ? sql.ref(`${prefix}.${column}`) : sql.ref(column))))
  const table = sql.table(target.table)
  const stamp = target.stamped === false ? sql`` : sql`, imported_at = now()`
  const written = await sql<T>`
    insert into ${table} (${names(columns)})
    select ${names(columns)} from json_populate_recordset(null::${table}, ${JSON.stringify(stored)}::json)
    on conflict (${names(target.key)}) do update
      set (${names(changing)}) = row(${names(changing, 'excluded')})${stamp}
      where row(${names(changing, target.table)}) is distinct from row(${names(changing, 'excluded')})
    returning ${returning}`.execute(db)
  return written.rows
}
