import { instantMs } from '@endoll/domain/time/instant.ts'
import { sql, type RawBuilder } from 'kysely'
import { at } from './db/at.ts'
import type { Db } from './db/open.ts'
import type { FailPoint } from './fail-point.ts'
import type { Declaration, Reading } from './metrics/metric.ts'
import type { Services } from './services.ts'

/** Columns that the table of a queue has. */
export interface LeasedRow {
  readonly id: number
  /** How often the row was taken, this time included. */
  readonly attempts: number
  /** Of a mail. */
  readonly template?: string
}

/** A table whose rows are handled at least once, by any number of servers. */
export interface LeasedQueue {
  readonly table: 'mail_outbox' | 'outbox_event' | 'push_outbox' | 'data_export'
  /** Says when a row was handled. */
  readonly doneColumn: 'sent_at' | 'delivered_at' | 'made_at'
  /** The lease of a taken row; afterwards another worker may take it. */
  readonly leaseMs: number
  /** Pause after the first failure; it doubles with each further one, up to the longest. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** A further condition on the row `waiting`. */
  readonly mayBeTaken: RawBuilder<boolean>
  /** Whether the row `waiting`, which is not done, will be tried (again), now or later. */
  readonly isWaiting: RawBuilder<boolean>
  /** Says that a row was given up, which is not tried again. */
  readonly givenUpColumn: 'failed_because' | 'flawed_at'
  /** Rows of this template come before all others: somebody waits for them. */
  readonly urgentTemplate?: string
  readonly failPoints: { readonly taken: FailPoint; readonly handled: FailPoint }
}

export interface Worked {
  readonly done: number
  readonly failed: number
}

const rowsAtOnce = 10
/** Two servers whose clocks differ by less do not take each other's rows for ones of a clock that was set back. */
const clocksDifferMs = 120_000

/** Twice as long after each failure: 10 s, 20 s, 40 s … */
export function pauseMs(
  { firstPauseMs, longestPauseMs }: Pick<LeasedQueue, 'firstPauseMs' | 'longestPauseMs'>,
  attempts: number,
): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 12))
}

/**
 * Whether the row `waiting` is due. One that would have to wait longer than anything makes it wait was written before the
 * clock was set back, and is due as well.
 */
function isDue({ leaseMs, firstPauseMs, longestPauseMs }: LeasedQueue, nowMs: number): RawBuilder<boolean> {
  return sql`(waiting.next_attempt_at <= ${at(nowMs)} or waiting.next_attempt_at > ${at(nowMs)}::timestamptz
    + interval '1 ms' * (${clocksDifferMs}::int + greatest(${leaseMs}::int,
        least(${longestPauseMs}::int, ${firstPauseMs}::int * power(2, least(greatest(waiting.attempts - 1, 0), 12))))))`
}

function urgentFirst({ urgentTemplate }: LeasedQueue) {
  return urgentTemplate === undefined ? sql`` : sql`(waiting.template = ${urgentTemplate}) desc,`
}

/** Takes the rows that are due, urgent ones and then the oldest first, up to a number. */
export function takeStatement<Row>(queue: LeasedQueue, nowMs: number): RawBuilder<Row> {
  const [table, doneColumn] = [sql.table(queue.table), sql.ref(queue.doneColumn)]
  // The condition on the outer row is checked again where another server changed the row meanwhile.
  return sql<Row>`
    update ${table} set attempts = attempts + 1, next_attempt_at = ${at(nowMs + queue.leaseMs)}
     where id in (
       select waiting.id from ${table} waiting
        where waiting.${doneColumn} is null and ${isDue(queue, nowMs)} and ${queue.mayBeTaken}
        order by ${urgentFirst(queue)} waiting.id limit ${rowsAtOnce} for update skip locked)
       and ${doneColumn} is null
    returning *`
}

async function take<Row extends LeasedRow>(db: Db, queue: LeasedQueue, nowMs: number): Promise<Row[]> {
  const { rows } = await takeStatement<Row>(queue, nowMs).execute(db)
  const isLater = ({ template }: Row) => Number(template !== queue.urgentTemplate)
  return rows.toSorted((a, b) => isLater(a) - isLater(b) || a.id - b.id)
}

/**
 * Renews the lease right before a row is handled: handling the rows before it may have taken longer than the lease, and
 * another server may have taken it since, which the number of attempts shows.
 */
async function renewLease(db: Db, queue: LeasedQueue, { id, attempts }: LeasedRow, nowMs: number) {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(queue.table)} set next_attempt_at = ${at(nowMs + queue.leaseMs)}
     where id = ${id} and attempts = ${attempts} and ${sql.ref(queue.doneColumn)} is null`.execute(db)
  return numAffectedRows > 0n
}

/** A row that was taken, to be handled now. */
export interface Leased<Row> {
  readonly row: Row
  /** Writes what came of it: undefined if it was handled, else the error, after which it is tried again. */
  readonly settle: (error: Error | undefined, settled?: Settled) => Promise<void>
}

/** What else is set on a row that was handled, or instead of its next attempt on one that is given up. */
export type Settled = RawBuilder<unknown> | undefined

/** The rows that are due, one by one until none is left. Each has to be settled. */
export async function* leasedRows<Row extends LeasedRow>(
  { db, clock, failPoint }: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  queue: LeasedQueue,
): AsyncGenerator<Leased<Row>, void> {
  for (;;) {
    const rows = await take<Row>(db, queue, clock.nowMs())
    if (rows.length === 0) return
    await failPoint?.(queue.failPoints.taken)
    for (const row of rows) {
      if (!(await renewLease(db, queue, row, clock.nowMs()))) continue
      yield {
        row,
        settle: async (error, settled) => {
          await failPoint?.(queue.failPoints.handled)
          const nowMs = clock.nowMs()
          const change = error
            ? (settled ?? sql`next_attempt_at = ${at(nowMs + pauseMs(queue, row.attempts))}`)
            : sql`${sql.ref(queue.doneColumn)} = ${at(nowMs)}${settled ? sql`, ${settled}` : sql``}`
          await sql`update ${sql.table(queue.table)} set ${change} where id = ${row.id}`.execute(db)
        },
      }
    }
  }
}

/** In how many milliseconds the next row is due that was tried and failed; undefined if there is none. */
export async function msToNext(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { table, doneColumn }: LeasedQueue,
): Promise<number | undefined> {
  const nowMs = clock.nowMs()
  const { rows } = await sql<{ next: string | null }>`
    select min(next_attempt_at) as next from ${sql.table(table)}
     where ${sql.ref(doneColumn)} is null and attempts > 0 and next_attempt_at > ${at(nowMs)}`.execute(db)
  const next = rows[0]?.next
  return next ? instantMs(next) - nowMs : undefined
}

/** The error that handling a row ends with, if any. */
export async function errorOf(handling: Promise<void>): Promise<Error | undefined> {
  try {
    await handling
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const waiting: Declaration = {
  name: 'endoll_queue_waiting',
  help: 'What waits to go out: mails, events for the retailer, notifications for browsers, copies of data',
  labels: ['queue'],
}
const oldestAge: Declaration = {
  name: 'endoll_queue_oldest_age_seconds',
  help: 'Age of the oldest that waits to go out',
  labels: ['queue'],
}
const retried: Declaration = {
  name: 'endoll_queue_retried',
  help: 'What waits to go out and has failed before',
  labels: ['queue'],
}
const givenUp: Declaration = {
  name: 'endoll_queue_given_up',
  help: 'What was given up and is still kept, with the reason',
  labels: ['queue'],
}

/** How much waits in each queue, how long, and what was given up. */
export function queuesReading(queues: readonly LeasedQueue[]): Reading {
  return {
    of: 'queues',
    gauges: [waiting, oldestAge, retried, givenUp],
    read: async ({ db, clock }) => {
      const samples = []
      for (const { table: queue, doneColumn, isWaiting, givenUpColumn } of queues) {
        const { rows } = await sql<{
          waiting: number
          retried: number
          given_up: number
          age: number | null
        }>`
          select count(*) filter (where ${isWaiting})::float8 as waiting,
                 count(*) filter (where ${isWaiting} and attempts > 1)::float8 as retried,
                 count(*) filter (where ${sql.ref(givenUpColumn)} is not null)::float8 as given_up,
                 extract(epoch from ${at(clock.nowMs())} - min(created_at) filter (where ${isWaiting}))::float8 as age
            from ${sql.table(queue)} waiting where ${sql.ref(doneColumn)} is null`.execute(db)
        const [found] = rows
        samples.push(
          { gauge: waiting, labels: { queue }, value: found?.waiting ?? 0 },
          { gauge: retried, labels: { queue }, value: found?.retried ?? 0 },
          { gauge: givenUp, labels: { queue }, value: found?.given_up ?? 0 },
          { gauge: oldestAge, labels: { queue }, value: Math.max(0, found?.age ?? 0) },
        )
      }
      return samples
    },
  }
}
