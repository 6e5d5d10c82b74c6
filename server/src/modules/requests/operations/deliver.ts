import { outboxEvent, type OutboxEvent } from '@endoll/api/retailer.ts'
import { sql, type Selectable } from 'kysely'
import type { RetailerGateway } from '../../../gateways/retailer/gateway.ts'
import { unsealJson } from '../../../platform/at-rest/seal.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { OutboxEventTable } from '../../../platform/db/schema.generated.ts'
import { errorOf, leasedRows, type LeasedQueue } from '../../../platform/leased-queue.ts'
import type { Services } from '../../../platform/services.ts'

/** An event has a number before it is sent to anybody. */
type NumberedRow = Selectable<OutboxEventTable> & { readonly number: number }

/** Numbers the events committed so far, in one statement: no lock is held across the network (decision 0012). */
async function numberEvents(db: Db): Promise<void> {
  await sql`select number_outbox_events()`.execute(db)
}

/** The fields of events about a case or a mail that are not called so. */
const FIELDS: Readonly<Record<string, string>> = {
  'account.unreachable': 'account',
  'case.rated': 'satisfaction',
  'collection.paused': 'collection',
  'collection.resumed': 'collection',
  'final_account.late': 'final_account',
  'invoice.stated': 'invoice',
  'meter.back': 'meter',
  'meter.silent': 'meter',
  'rate.stale': 'rate',
}

/** The field in which an event says what happened. */
function fieldOf(row: NumberedRow): string {
  if (row.contract_draft_id !== null) return 'contract_draft'
  if (row.enquiry_id !== null) return 'enquiry'
  if (row.lead_id !== null) return 'lead'
  if (row.case_id !== null) return FIELDS[row.type] ?? 'case'
  if (row.mail_about !== null) return FIELDS[row.type] ?? 'mail'
  return row.request_id === null ? 'payment' : 'request'
}

/**
 * An event as it is sent, or undefined if it is not what the retailer's systems were promised. What has been added since it
 * was written, by a version before, is filled in: the reply is written as it is and fills in nothing.
 */
function eventOf(row: NumberedRow): OutboxEvent | undefined {
  const { number: id, created_at, type, subject } = row
  const payload = unsealJson('outbox_event.payload', { subject }, row.payload)
  const read = outboxEvent.safeParse({ id, created_at, type, [fieldOf(row)]: payload })
  return read.success ? read.data : undefined
}

/** The operator's log of one that is skipped. */
export const flawedEvent = 'an event for the retailer is not in the form that was promised and is passed over'

/** Events in one reply. */
const pageSize = 100

/** Events after a cursor, oldest first, delivered or not; and the numbers of those that are passed over. */
export async function readOutbox({ db, clock }: Pick<Services, 'db' | 'clock'>, after: number) {
  const nowMs = clock.nowMs()
  await numberEvents(db)
  const rows = await db
    .selectFrom('outbox_event')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(pageSize)
    .$narrowType<{ number: number }>()
    .execute()
  const read = rows.map((row) => ({ row, event: eventOf(row) }))
  const flawed = read.flatMap(({ row, event }) => (event === undefined ? [row] : []))
  for (const { id } of flawed) await flag(db, nowMs, id)
  const events = read.flatMap(({ event }) => event ?? [])
  return { page: { events, next: rows.at(-1)?.number ?? after }, flawed: flawed.map(({ number }) => number) }
}

/** One that does not is passed over, and those behind it continue; it stays for whoever looks into it. */
async function flag(db: Db, nowMs: number, id: number): Promise<void> {
  await db
    .updateTable('outbox_event')
    .set({ flawed_at: at(nowMs) })
    .where('id', '=', id)
    .where('flawed_at', 'is', null)
    .execute()
}

/** Events of one contract are delivered in order: one that is not taken holds back those behind it. */
export const outboxQueue: LeasedQueue = {
  table: 'outbox_event',
  doneColumn: 'delivered_at',
  leaseMs: 60_000,
  firstPauseMs: 10_000,
  longestPauseMs: 3_600_000,
  mayBeTaken: sql<boolean>`waiting.number is not null and waiting.flawed_at is null and not exists (
    select 1 from outbox_event earlier
     where earlier.subject = waiting.subject and earlier.id < waiting.id and earlier.delivered_at is null
       and earlier.flawed_at is null)`,
  isWaiting: sql<boolean>`waiting.flawed_at is null`,
  givenUpColumn: 'flawed_at',
  failPoints: { taken: 'event-taken', handled: 'event-delivered' },
}

/** An event that was not taken, by the id that the retailer's systems know. */
interface FailedEvent {
  readonly id: number
  readonly error: Error
}

export interface Delivered {
  readonly done: number
  readonly failed: readonly FailedEvent[]
  /** Ids of events that are passed over, because they are not in the form that was promised. */
  readonly flawed: readonly number[]
}

/** Delivers the events that are due: each at least once. */
export async function deliverOutbox(
  services: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  retailer: RetailerGateway,
): Promise<Delivered> {
  await numberEvents(services.db)
  const worked = { done: 0, failed: [] as FailedEvent[], flawed: [] as number[] }
  for await (const { row, settle } of leasedRows<NumberedRow>(services, outboxQueue)) {
    const event = eventOf(row)
    if (event === undefined) {
      await flag(services.db, services.clock.nowMs(), row.id)
      worked.flawed.push(row.number)
      continue
    }
    const error = await errorOf(retailer.deliver(event))
    await settle(error)
    if (error) worked.failed.push({ id: row.number, error })
    else worked.done += 1
  }
  return worked
}
