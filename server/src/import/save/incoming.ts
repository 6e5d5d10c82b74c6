import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved } from './upsert.ts'

/**
 * Rows that make sense only together (an invoice and its lines) wait in a table that this connection alone sees, in
 * whatever order they come, until all their files are read. So memory stays flat, and a check can compute bills too.
 */
export interface IncomingRow<T> {
  readonly line: number
  readonly row: T
}

/** All rows of one owner: of an invoice, a product, a battery. */
export interface OwnedRows {
  readonly owner: string
  readonly rows: ReadonlyMap<string, IncomingRow<unknown>[]>
  /** Files in which a row of the owner could not be read. */
  readonly refused: ReadonlySet<string>
}

/** More rows in one file than an owner ever has; what comes beyond must not fill the memory. */
export const MOST_ROWS = 2000

const PAGE = 2000

/** Creates the temporary table of waiting rows, empty. */
export async function openIncoming(db: Db): Promise<void> {
  await closeIncoming(db)
  await sql`
    create temporary table incoming (
      owner text collate "C" not null,
      file text collate "C" not null,
      key text collate "C" not null,
      line integer not null,
      row json,
      primary key (owner, file, key)
    )`.execute(db)
}

export async function closeIncoming(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.incoming`.execute(db)
}

/** How rows of a file wait. */
interface Waiting<T> {
  readonly owner: (row: T) => string
  /** The column of the owner and how it is read: rows that are refused still say whose they are. */
  readonly ownerColumn: string
  readonly readOwner: (cell: string | undefined) => string | undefined
  /** What two rows of one owner may not share, and the field the report names; absent where all may stand. */
  readonly key?: { readonly field: string; readonly of: (row: T) => string; readonly spoils?: true }
}

/** A saver that only lets rows wait. A second row with the same key is refused. */
export function keepWaiting<T>({ owner, ownerColumn, readOwner, key }: Waiting<T>): TableSaver<T> {
  return async ({ db, problems }, file, rows, refused) => {
    const good = rows.map(({ line, row }) => ({
      owner: owner(row),
      file,
      key: key ? key.of(row) : String(line),
      line,
      row: row as unknown,
    }))
    const bad = refused.flatMap(({ line, cells }) => {
      const known = readOwner(cells[ownerColumn])
      return known === undefined ? [] : [{ owner: known, file, key: `refused\n${line}`, line, row: null }]
    })
    const taken = await addIncoming(db, [...good, ...bad])
    const twice = good.filter(({ line }) => !taken.has(line))
    for (const { line } of twice) problems.add(file, line, key?.field ?? ownerColumn, 'duplicate')
    if (key?.spoils) {
      await addIncoming(
        db,
        twice.map(({ line, ...row }) => ({ ...row, key: `refused\n${line}`, line, row: null })),
      )
    }
    return nothingSaved
  }
}

/** Lets rows wait; returns the lines of those whose key no other has. */
async function addIncoming(db: Db, rows: readonly object[]): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const written = await sql<{ line: number }>`
    insert into pg_temp.incoming (owner, file, key, line, row)
    select owner, file, key, line, row
      from json_to_recordset(${JSON.stringify(rows)}::json)
           as given (owner text, file text, key text, line integer, row json)
    on conflict do nothing
    returning line`.execute(db)
  return new Set(written.rows.map(({ line }) => line))
}

type Stored = { owner: string; file: string; key: string; line: number; row: unknown }

/** The waiting rows, owner by owner; of one file those beyond MOST_ROWS go to `tooMany` and are left out. */
export async function* incomingByOwner(
  db: Db,
  tooMany: (file: string, line: number) => void,
): AsyncGenerator<OwnedRows> {
  await sql`analyze pg_temp.incoming`.execute(db)
  let current: { owner: string; rows: Map<string, IncomingRow<unknown>[]>; refused: Set<string> } | undefined
  for await (const { owner, file, line, row } of pages(db)) {
    if (current?.owner !== owner) {
      if (current) yield inOrder(current)
      current = { owner, rows: new Map(), refused: new Set() }
    }
    if (row === null) {
      current.refused.add(file)
      continue
    }
    const rows = current.rows.get(file) ?? []
    if (rows.length < MOST_ROWS) {
      current.rows.set(file, rows)
      rows.push({ line, row })
    } else {
      current.refused.add(file)
      tooMany(file, line)
    }
  }
  if (current) yield inOrder(current)
}

function inOrder(owned: OwnedRows): OwnedRows {
  for (const rows of owned.rows.values()) rows.sort((a, b) => a.line - b.line)
  return owned
}

async function* pages(db: Db): AsyncGenerator<Stored> {
  let last: Pick<Stored, 'owner' | 'file' | 'key'> = { owner: '', file: '', key: '' }
  for (;;) {
    const { rows } = await sql<Stored>`
      select owner, file, key, line, row from pg_temp.incoming
       where (owner, file, key) > (${last.owner}, ${last.file}, ${last.key})
       order by owner, file, key
       limit ${PAGE}`.execute(db)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end
  }
}

/** Whichever of these owners wait with a good row of a file, and that row. */
export async function incomingOwners(
  db: Db,
  file: string,
  owners: readonly string[],
): Promise<Map<string, unknown>> {
  const { rows } = await sql<Pick<Stored, 'owner' | 'row'>>`
    select owner, row from pg_temp.incoming
     where owner = any(${owners}) and file = ${file} and row is not null`.execute(db)
  return new Map(rows.map(({ owner, row }) => [owner, row]))
}

/** Owners in batches of so many at most, and of about so many rows: some have a hundred times those of others. */
export async function* batchesOf(
  owners: AsyncIterable<OwnedRows>,
  { mostOwners, aboutRows }: { mostOwners: number; aboutRows: number },
): AsyncGenerator<OwnedRows[]> {
  let batch: OwnedRows[] = []
  let held = 0
  for await (const owned of owners) {
    batch.push(owned)
    for (const rows of owned.rows.values()) held += rows.length
    if (batch.length < mostOwners && held < aboutRows) continue
    yield batch
    batch = []
    held = 0
  }
  if (batch.length > 0) yield batch
}
