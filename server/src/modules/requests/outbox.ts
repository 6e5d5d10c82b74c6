import type { OutboxEvent } from '@endoll/contract/retailer.ts'
import { sql, type Selectable } from 'kysely'
import type { RetailerGateway } from '../../gateways/retailer/gateway.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { OutboxEventTable } from '../../platform/db/schema.generated.ts'
import type { Services } from '../../platform/services.ts'

type EventRow = Selectable<OutboxEventTable>

const eventOf = (row: EventRow): OutboxEvent => ({
  id: row.id,
  type: row.type as OutboxEvent['type'],
  created_at: row.created_at,
  request: row.payload as OutboxEvent['request'],
})

/** Events read at once. */
const pageSize = 100

/** Events after a cursor, oldest first. */
export const readOutbox = async (db: Db, after: number) => {
  const rows = await db
    .selectFrom('outbox_event')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute()
  return { events: rows.map(eventOf), next: rows.at(-1)?.id ?? after }
}

/** Whoever has taken an event has it for so long; then somebody else may try. */
const leaseMs = 60_000
const atOnce = 10

/** 10 s, 20 s, 40 s … an hour. */
const pauseMs = (attempts: number) => Math.min(3_600_000, 10_000 * 2 ** Math.min(attempts - 1, 12))

/** Takes events that are due and have nothing undelivered of the same contract before them. */
const claim = async (db: Db, nowMs: number): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    update outbox_event set attempts = attempts + 1, next_attempt_at = ${at(nowMs + leaseMs)}
     where id in (
       select event.id from outbox_event event
        where event.delivered_at is null and event.next_attempt_at <= ${at(nowMs)}
          and not exists (select 1 from outbox_event earlier
                           where earlier.subject = event.subject and earlier.id < event.id
                             and earlier.delivered_at is null)
        order by event.id limit ${atOnce} for update skip locked)
       and delivered_at is null
    returning *`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

export interface Delivered {
  readonly delivered: number
  readonly failed: number
}

/**
 * Delivers what is due: each event at least once, those of one contract in order. One that is not taken waits longer
 * each time, and those behind it wait with it.
 */
export const deliverOutbox = async (
  services: Pick<Services, 'db' | 'clock' | 'failPoint'>,
  retailer: RetailerGateway,
): Promise<Delivered> => {
  const { db, clock, failPoint } = services
  let delivered = 0
  let failed = 0
  for (;;) {
    const rows = await claim(db, clock.nowMs())
    if (rows.length === 0) return { delivered, failed }
    await failPoint?.('event-claimed')
    for (const row of rows) {
      const taken = await retailer.deliver(eventOf(row)).then(
        () => true,
        () => false,
      )
      await failPoint?.('event-delivered')
      const nowMs = clock.nowMs()
      await db
        .updateTable('outbox_event')
        .set(taken ? { delivered_at: at(nowMs) } : { next_attempt_at: at(nowMs + pauseMs(row.attempts)) })
        .where('id', '=', row.id)
        .execute()
      if (taken) delivered += 1
      else failed += 1
    }
  }
}
