import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { PlainError } from '../plain-error.ts'
import { heldKeys } from './keys.ts'
import { isStale, sealValue, unsealValue } from './seal.ts'
import { declarationOf, sealedColumns, type SealedColumnName } from './sealed-columns.ts'

/** Rows in one statement: it lasts some milliseconds, and calls that want one of them wait no longer. */
const rowsAtOnce = 500

export interface Resealed {
  readonly column: SealedColumnName
  /** Values that were not sealed with the key asked for; where all is opened, those that were sealed. */
  readonly before: number
  /** Those of them that are so now, or open. */
  readonly done: number
}

interface Stored {
  readonly place: string
  readonly value: unknown
  readonly row: Readonly<Record<string, unknown>>
}

/** The next rows of a column behind a place in its table. */
async function readRows(db: Db, column: SealedColumnName, after: string): Promise<readonly Stored[]> {
  const [table = '', name = ''] = column.split('.')
  const { row, where = 'true' } = declarationOf(column)
  const key = row.map((of) => sql`${sql.lit(of)}, ${sql.ref(`t.${of}`)}`)
  const { rows } = await sql<Stored>`
    select t.ctid::text as place, ${sql.ref(`t.${name}`)} as value, json_build_object(${sql.join(key)}) as row
      from ${sql.table(table)} t
     where t.ctid > ${after}::tid and ${sql.ref(`t.${name}`)} is not null and (${sql.raw(where)})
     order by t.ctid limit ${rowsAtOnce}`.execute(db)
  return rows
}

interface Written {
  readonly place: string
  readonly before: string
  readonly after: string
  /** The value itself, in lower case. */
  readonly said: string
}

/** Writes values that nobody has changed meanwhile. Returns how many. */
async function writeRows(db: Db, column: SealedColumnName, rows: readonly Written[]): Promise<number> {
  const [table = '', name = ''] = column.split('.')
  const { fields, alsoIn } = declarationOf(column)
  const type = sql.raw(fields ? 'jsonb' : 'text')
  const also = alsoIn
    ? sql`, ${sql.ref(alsoIn)} = replace(${sql.ref(`t.${alsoIn}`)}, given.said || ' ', '')`
    : sql``
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} t set ${sql.ref(name)} = given.after::${type}${also}
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (place text, before text, after text, said text)
     where t.ctid = given.place::tid and ${sql.ref(`t.${name}`)} = given.before::${type}`.execute(db)
  return Number(numAffectedRows)
}

interface Step {
  readonly column: SealedColumnName
  /** The key that seals from now on; without one all is opened. */
  readonly keyId: string | undefined
  readonly write: boolean
}

async function resealColumn(db: Db, { column, keyId, write }: Step): Promise<Resealed> {
  const text = (value: unknown) => (declarationOf(column).fields ? JSON.stringify(value) : String(value))
  const counted = { before: 0, done: 0 }
  for (let after = '(0,0)'; ;) {
    const rows = await readRows(db, column, after)
    const stale = rows.filter(({ row, value }) => isStale(column, row, { stored: value, keyId }))
    counted.before += stale.length
    if (write && stale.length > 0)
      counted.done += await writeRows(
        db,
        column,
        stale.map(({ place, row, value }) => {
          const open = unsealValue(column, row, value)
          const after = keyId === undefined ? text(open) : sealValue(column, row, open)
          return { place, before: text(value), after, said: text(open).toLowerCase() }
        }),
      )
    if (rows.length < rowsAtOnce) return { column, ...counted }
    after = rows.at(-1)!.place
  }
}

/**
 * Seals with the present key whatever an earlier one sealed, or none, in small steps beside running servers; `write: false`
 * only counts. What somebody changed meanwhile is left: asked again, it is sealed already. Throws SealedError of a value
 * that does not open.
 */
export async function reseal(db: Db, { write }: { readonly write: boolean }): Promise<readonly Resealed[]> {
  const [sealing] = heldKeys()
  if (!sealing) throw new PlainError('atRest.keys has no key: npm run keys -- at-rest new makes one.')
  return everyColumn(db, { keyId: sealing.id, write })
}

/** Opens all that is sealed, for a version that knows nothing of it; the servers are stopped. */
export function openAll(db: Db): Promise<readonly Resealed[]> {
  return everyColumn(db, { keyId: undefined, write: true })
}

async function everyColumn(db: Db, step: Omit<Step, 'column'>): Promise<readonly Resealed[]> {
  const all: Resealed[] = []
  for (const column of Object.keys(sealedColumns) as SealedColumnName[])
    all.push(await resealColumn(db, { ...step, column }))
  return all
}
