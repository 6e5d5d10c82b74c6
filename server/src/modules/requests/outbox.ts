import type { OutboxEvent } from '@endoll/api/retailer.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { OutboxEventTable } from '../../platform/db/schema.generated.ts'

export type EventRow = Selectable<OutboxEventTable>

export function eventOf(row: EventRow): OutboxEvent {
  return {
    id: row.id,
    type: row.type as OutboxEvent['type'],
    created_at: row.created_at,
    request: row.payload as OutboxEvent['request'],
  }
}

/** Events read at once. */
const pageSize = 100

/** Events after a cursor, oldest first. */
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
