import { hoursBothWays } from '@endoll/domain/consumption/both-ways.ts'
import { dayFromNumber } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { READ_COLUMNS } from '../../modules/consumption/operations/curve-columns.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CurveFileName } from './curve-file-name.ts'
import type { BatchDay } from './day-batch.ts'
import {
  closeDay,
  mergeOpenDays,
  openBatchDay,
  openStoredDay,
  qualitiesOf,
  type StoredDay,
} from './stored-day.ts'

/** Contract-days of a batch, by what became of them. */
export interface WrittenDays {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  /** Days that hold the readings of another metering point of the supply; they stay as they are. */
  readonly otherPoints: readonly { readonly cups20: string; readonly dayNumber: number }[]
  /** Days with hours in which energy was both taken and given, and how many. */
  readonly bothWays: readonly {
    readonly cups20: string
    readonly dayNumber: number
    readonly hours: number
  }[]
}

/** Rows of one statement; a batch is one transaction of several. */
const ROWS_A_STATEMENT = 2048

const BYTE_COLUMNS = [...READ_COLUMNS, 'source_days', 'channel_sources'] as const

/** Days of a batch so far, by what became of them. */
interface Merged {
  created: number
  changed: number
  readonly others: { contractId: number; dayNumber: number }[]
  readonly both: { contractId: number; dayNumber: number; hours: number }[]
}

/** The row of a day with what comes in, noted in `merged`; undefined where the day stays as it is. */
function mergeDay(
  merged: Merged,
  { contractId, dayNumber }: BatchDay,
  before: StoredDay | undefined,
  incoming: ReturnType<typeof openBatchDay>,
): ClosedDay['row'] | undefined {
  const { import: taken, export: given } = incoming.channels
  const hours = given ? hoursBothWays(taken.values, given.values) : 0
  if (hours > 0) merged.both.push({ contractId, dayNumber, hours })
  if (!before) {
    merged.created++
    return closeDay(incoming)
  }
  const open = openStoredDay(before)
  const day = mergeOpenDays(open, incoming)
  if (day === 'other_point') {
    merged.others.push({ contractId, dayNumber })
    return undefined
  }
  if (day === open) return undefined
  merged.changed++
  return closeDay(day)
}

type ClosedDay = { contractId: number; dayNumber: number; row: ReturnType<typeof closeDay> }

/** Merges a batch into the database, in one transaction. Days that stay as they are are not written. */
export async function writeDays(
  db: Db,
  days: readonly BatchDay[],
  name: CurveFileName,
): Promise<WrittenDays> {
  if (days.length === 0) return { created: 0, changed: 0, unchanged: 0, otherPoints: [], bothWays: [] }
  const qualities = qualitiesOf(name)
  return db.transaction().execute(async (transaction) => {
    // The keys are few and known: walk the index of (contract, day), whatever the table's statistics say while it grows.
    await sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
                     set_config('enable_seqscan', 'off', true)`.execute(transaction)
    const merged: Merged = { created: 0, changed: 0, others: [], both: [] }
    for (let from = 0; from < days.length; from += ROWS_A_STATEMENT) {
      const part = days.slice(from, from + ROWS_A_STATEMENT)
      const stored = await readStored(transaction, part)
      const rows = part.flatMap((day) => {
        const before = stored.get(keyOf(day.contractId, day.dayNumber))
        const row = mergeDay(merged, day, before, openBatchDay(day, qualities, name.fileDay))
        return row ? [{ contractId: day.contractId, dayNumber: day.dayNumber, row }] : []
      })
      if (rows.length > 0) await writeRows(transaction, rows)
    }
    const { created, changed, others, both } = merged
    const unchanged = days.length - created - changed - others.length
    const [otherPoints, bothWays] = [
      await nameSupplies(transaction, others),
      await nameSupplies(transaction, both),
    ]
    return { created, changed, unchanged, otherPoints, bothWays }
  })
}

async function nameSupplies<Named extends { readonly contractId: number }>(
  db: Db,
  days: readonly Named[],
): Promise<(Omit<Named, 'contractId'> & { readonly cups20: string })[]> {
  if (days.length === 0) return []
  const ids = arrayOf([...new Set(days.map(({ contractId }) => contractId))])
  const { rows } = await sql<{ id: number; cups20: string }>`
    select id, cups20 from contract where id = any(${ids}::bigint[])`.execute(db)
  const names = new Map(rows.map(({ id, cups20 }) => [id, cups20]))
  return days.map(({ contractId, ...day }) => ({ ...day, cups20: names.get(contractId) ?? '' }))
}

function keyOf(contractId: number, dayNumber: number) {
  return contractId * 65_536 + dayNumber
}

/** PostgreSQL's own way of writing arrays; numbers and days need no quotes. */
function arrayOf(values: readonly (number | string)[]) {
  return `{${values.join(',')}}`
}

async function readStored(db: Db, days: readonly BatchDay[]): Promise<Map<number, StoredDay>> {
  const contracts = arrayOf(days.map(({ contractId }) => contractId))
  const numbers = arrayOf(days.map(({ dayNumber }) => dayNumber))
  const { rows } = await sql<StoredDay & { contract_id: number; day_number: number }>`
    select t.contract_id, k.day_number, t.point, ${sql.raw(BYTE_COLUMNS.map((column) => `t.${column}`).join(', '))}
      from unnest(${contracts}::bigint[], ${numbers}::int[]) as k (contract_id, day_number)
      join consumption_day t on t.contract_id = k.contract_id and t.day = date '1970-01-01' + k.day_number`.execute(
    db,
  )
  return new Map(rows.map((row) => [keyOf(row.contract_id, row.day_number), row]))
}

/**
 * Writes rows by arrays of numbers and one packed value for all byte columns, cut up by the database: as fast as COPY
 * into a temporary table here, without a connection and a table of its own.
 */
async function writeRows(db: Db, rows: readonly ClosedDay[]): Promise<void> {
  const packed = new Packed()
  const columns = BYTE_COLUMNS.map((column) => rows.map(({ row }) => packed.add(row[column])))
  const names = sql.raw(BYTE_COLUMNS.join(', '))
  const values = sql.raw(BYTE_COLUMNS.map((_, at) => `substr(bytes, s${at}, l${at})`).join(', '))
  const aliases = sql.raw(BYTE_COLUMNS.flatMap((_, at) => [`s${at}`, `l${at}`]).join(', '))
  const spans = sql.join(
    columns.flatMap((column) => [
      sql`${arrayOf(column.map(({ start }) => start))}::int[]`,
      sql`${arrayOf(column.map(({ length }) => length ?? 'null'))}::int[]`,
    ]),
  )
  const taken = sql.raw(BYTE_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', '))
  const numbers = (pick: (day: ClosedDay) => number | string) => arrayOf(rows.map(pick))
  await sql`
    insert into consumption_day (contract_id, day, import_wh, export_wh, reactive_varh, point, ${names})
    select contract_id, day, import_wh, export_wh, reactive_varh, point, ${values}
      from (select ${packed.bytes()}::bytea as bytes) as packed,
           unnest(${numbers((day) => day.contractId)}::bigint[],
                  ${numbers((day) => dayFromNumber(day.dayNumber))}::date[],
                  ${numbers(({ row }) => row.import_wh)}::int[],
                  ${numbers(({ row }) => row.export_wh)}::int[],
                  ${numbers(({ row }) => row.reactive_varh)}::int[],
                  ${numbers(({ row }) => row.point)}::smallint[], ${spans})
             as t (contract_id, day, import_wh, export_wh, reactive_varh, point, ${aliases})
    on conflict (contract_id, day) do update
      set import_wh = excluded.import_wh, export_wh = excluded.export_wh, reactive_varh = excluded.reactive_varh,
          point = excluded.point, ${taken}`.execute(db)
}

/** Byte strings one after the other; a null one has no length. */
class Packed {
  readonly #parts: Uint8Array[] = []
  #length = 0

  /** `start` counts from 1, as SQL does. */
  add(bytes: Uint8Array | null): { start: number; length: number | null } {
    const start = this.#length + 1
    if (bytes) this.#parts.push(bytes)
    this.#length += bytes?.length ?? 0
    return { start, length: bytes?.length ?? null }
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts, this.#length)
  }
}
