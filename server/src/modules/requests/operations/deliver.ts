import type { OutboxEvent } from '@endoll/api/retailer.ts'
import { sql, type Selectable } from 'kysely'
import type { RetailerGateway } from '../../../gateways/retailer/gateway.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { OutboxEventTable } from '../../../platform/db/schema.generated.ts'
import { errorOf, leasedRows, type LeasedQueue, type Worked } from '../../../platform/leased-queue.ts'
import type { Services } from '../../../platform/services.ts'

type EventRow = Selectable<OutboxEventTable>

function eventOf(row: EventRow): OutboxEvent {
  return {
    id: row.id,
    type: row.type as OutboxEvent['type'],
    created_at: row.created_at,
    request: row.payload as OutboxEvent['request'],
  }
}

/** Events in one reply. */
const pageSize = 100

/** Events after a cursor, oldest first, delivered or not. */
export async function readOutbox(db: Db, after: number) {
  const rows = await db
    .selectFrom('outbox_event')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute()
  return { events: rows.map(eventOf), next: rows.at(-1)?.id ?? after }
}

/** Events of one contract are delivered in order: one that is not taken holds back those behind it. */
const outboxQueue: LeasedQueue = {
  table: 'outbox_event',
  doneColumn: 'delivered_at',
  leaseMs: 60_000,
  firstPauseMs: 10_000,
  longestPauseMs: 3_600_000,
  mayBeTaken: sql<boolean>`not exists (
    select 1 from outbox_event earlier
     where earlier.subject = waiting.subject and earlier.id < waiting.id and earlier.delivered_at is null)`,
  failPoints: { claimed: 'event-claimed', handled: 'event-delivered' },
}

/** Delivers the events that are due: each at least once. */
export async function deliverOutbox(
  services: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  retailer: RetailerGateway,
): Promise<Worked> {
  const worked = { done: 0, failed: 0 }
  for await (const { row, settle } of leasedRows<EventRow>(services, outboxQueue)) {
    const error = await errorOf(retailer.deliver(eventOf(row)))
    await settle(error)
    worked[error ? 'failed' : 'done'] += 1
  }
  return worked
}
