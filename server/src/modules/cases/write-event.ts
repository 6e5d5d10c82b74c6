import type {
  CaseOutboxEvent,
  CaseOutboxType,
  CollectionOutboxEvent,
  CollectionOutboxType,
} from '@endoll/api/retailer.ts'
import type { SatisfactionOutboxEvent } from '@endoll/api/retailer-law-events.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { CaseRow } from './own-cases.ts'

/** An event of a case, or of what a claim holds up. */
type CaseEvent =
  | { readonly type: CaseOutboxType; readonly payload: CaseOutboxEvent['case'] }
  | { readonly type: 'case.rated'; readonly payload: SatisfactionOutboxEvent['satisfaction'] }
  | { readonly type: CollectionOutboxType; readonly payload: CollectionOutboxEvent['collection'] }

/** Writes an event for the retailer's systems in the transaction of what happened; those of one case stay in order. */
export async function writeCaseEvent(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  row: Pick<CaseRow, 'id' | 'reference'>,
  { type, payload }: CaseEvent,
): Promise<void> {
  const now = at(services.clock.nowMs())
  const subject = `case:${row.reference}`
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      case_id: row.id,
      subject,
      type,
      payload: sealJson('outbox_event.payload', { subject }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await services.jobs?.wake(db, 'outbox')
}
