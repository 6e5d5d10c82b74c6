import { sql, type RawBuilder } from 'kysely'
import { at } from './db/at.ts'
import type { Db } from './db/open.ts'
import type { FailPoint } from './fail-point.ts'
import type { Services } from './services.ts'

/** Columns that the table of a queue has. */
export interface LeasedRow {
  readonly id: number
  /** How often the row was claimed, this time included. */
  readonly attempts: number
}

/** A table whose rows are handled at least once, by any number of servers. */
export interface LeasedQueue {
  readonly table: 'mail_outbox' | 'outbox_event'
  /** Says when a row was handled. */
  readonly doneColumn: 'sent_at' | 'delivered_at'
  /** How long a claimed row belongs to whoever claimed it; then another may claim it. */
  readonly leaseMs: number
  /** Pause after the first failure; it doubles with each further one, up to the longest. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** A further condition on the row `waiting`. */
  readonly mayBeTaken: RawBuilder<boolean>
  readonly failPoints: { readonly claimed: FailPoint; readonly handled: FailPoint }
}

export interface RowWork<Row> {
  /** Throws where the row has to be tried again. */
  handle(row: Row): Promise<void>
  /** What is set besides the time, once a row was handled. */
  readonly whenDone?: RawBuilder<unknown>
  /** What is set on a row that is not tried again after this error; undefined where it is. */
  giveUp?(row: Row, error: Error): RawBuilder<unknown> | undefined
}

export interface Worked {
  readonly done: number
  readonly failed: number
}

const rowsPerClaim = 10

/** Twice as long after each failure: 10 s, 20 s, 40 s … */
export function pauseMs(
  { firstPauseMs, longestPauseMs }: Pick<LeasedQueue, 'firstPauseMs' | 'longestPauseMs'>,
  attempts: number,
): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 12))
}

async function claim<Row extends LeasedRow>(db: Db, queue: LeasedQueue, nowMs: number): Promise<Row[]> {
  const [table, doneColumn] = [sql.table(queue.table), sql.ref(queue.doneColumn)]
  // The condition on the outer row is checked again where another server changed the row meanwhile.
  const { rows } = await sql<Row>`
    update ${table} set attempts = attempts + 1, next_attempt_at = ${at(nowMs + queue.leaseMs)}
     where id in (
       select waiting.id from ${table} waiting
        where waiting.${doneColumn} is null and waiting.next_attempt_at <= ${at(nowMs)} and ${queue.mayBeTaken}
        order by waiting.id limit ${rowsPerClaim} for update skip locked)
       and ${doneColumn} is null
    returning *`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/**
 * Renews the lease right before a row is handled: handling the rows before it may have taken longer than the lease, and
 * another server may have claimed it since, which the number of attempts tells.
 */
async function renewLease(db: Db, queue: LeasedQueue, { id, attempts }: LeasedRow, nowMs: number) {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(queue.table)} set next_attempt_at = ${at(nowMs + queue.leaseMs)}
     where id = ${id} and attempts = ${attempts} and ${sql.ref(queue.doneColumn)} is null`.execute(db)
  return numAffectedRows > 0n
}

/** Handles the rows that are due, until none is left. */
export async function workQueue<Row extends LeasedRow>(
  { db, clock, failPoint }: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  queue: LeasedQueue,
  work: RowWork<Row>,
): Promise<Worked> {
  let done = 0
  let failed = 0
  for (;;) {
    const rows = await claim<Row>(db, queue, clock.nowMs())
    if (rows.length === 0) return { done, failed }
    await failPoint?.(queue.failPoints.claimed)
    for (const row of rows) {
      if (!(await renewLease(db, queue, row, clock.nowMs()))) continue
      const error = await work.handle(row).then(
        () => undefined,
        (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
      )
      await failPoint?.(queue.failPoints.handled)
      const nowMs = clock.nowMs()
      const settled = error
        ? (work.giveUp?.(row, error) ?? sql`next_attempt_at = ${at(nowMs + pauseMs(queue, row.attempts))}`)
        : sql`${sql.ref(queue.doneColumn)} = ${at(nowMs)}${work.whenDone ? sql`, ${work.whenDone}` : sql``}`
      await sql`update ${sql.table(queue.table)} set ${settled} where id = ${row.id}`.execute(db)
      if (error) failed += 1
      else done += 1
    }
  }
}
