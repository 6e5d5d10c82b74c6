import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/db/open.ts'

/** What a row takes, its indexes included, and how many a contract has or a year brings. */
export interface TableSize {
  readonly table: string
  readonly bytesARow: number
  /** Rows that a contract has once. */
  readonly rowsAContract: number
  /** Rows that a contract brings in a year. */
  readonly rowsAYear: number
}

/** Rows of a contract, and what it brings in a year; the last four are an assumption, all others as drawn. */
const rowsOf: Readonly<Record<string, readonly [once: number, year: number]>> = {
  contract: [1, 0],
  customer: [0.2, 0],
  invoice: [0, 12],
  invoice_line: [0, 12 * 7],
  invoice_tax: [0, 12 * 2],
  invoice_reading: [0, 12 * 3],
  invoice_payment: [0, 12],
  consumption_day: [0, 365],
  mail_outbox: [0, 14],
  notification: [0, 14],
  session: [0, 6],
  outbox_event: [0, 0.5],
}

export async function readSizes(db: Db): Promise<TableSize[]> {
  const { rows } = await sql<{ table: string; bytes: string; count: string }>`
    select coalesce(parent.relname, held.relname)::text as table, sum(pg_total_relation_size(held.oid)) as bytes,
           sum(greatest(held.reltuples, 0)) as count
      from pg_class held
      left join pg_inherits on inhrelid = held.oid
      left join pg_class parent on parent.oid = inhparent
     where held.relkind = 'r' and coalesce(parent.relname, held.relname) = any (${Object.keys(rowsOf)})
     group by 1`.execute(db)
  return Object.entries(rowsOf).map(([table, [rowsAContract, rowsAYear]]) => {
    const found = rows.find((row) => row.table === table)!
    return { table, bytesARow: Number(found.bytes) / Number(found.count), rowsAContract, rowsAYear }
  })
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return Number(rows[0]!.bytes)
}
