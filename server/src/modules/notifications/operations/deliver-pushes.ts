import { isLocale, languageOf } from '@endoll/api/language.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { sql, type Selectable } from 'kysely'
import type { PushOutcome } from '../../../gateways/push/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { PushOutboxTable } from '../../../platform/db/schema.generated.ts'
import {
  leasedRows,
  pauseMs,
  type LeasedQueue,
  type Settled,
  type Worked,
} from '../../../platform/leased-queue.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { mayBeTold } from '../push/devices.ts'
import { pushMessage, type PushAbout } from '../push/push-words.ts'

type PushRow = Selectable<PushOutboxTable>
type Delivering = Pick<ConnectedServices, 'db' | 'clock' | 'deployment' | 'failPoint' | 'push'>

const isWaiting = sql<boolean>`waiting.handed_at is null and waiting.failed_because is null`

/** A row that was handed over is not taken again, whatever became of the server that did so. */
export const pushQueue: LeasedQueue = {
  table: 'push_outbox',
  doneColumn: 'sent_at',
  leaseMs: 60_000,
  firstPauseMs: 60_000,
  longestPauseMs: 3_600_000,
  mayBeTaken: isWaiting,
  isWaiting,
  givenUpColumn: 'failed_because',
  failPoints: { taken: 'push-taken', handled: 'push-sent' },
}
/** A push service that takes nothing for so long is not asked any more: by then it is in the list. */
const longestMs = 24 * 3_600_000
/** A slow push service holds up a few messages, not all. */
const sentAtOnce = 4

/** The browser, if it may still be notified, and the language of its account. */
function findDevice({ db, clock }: Delivering, row: PushRow) {
  return db
    .selectFrom('push_device')
    .innerJoin('account', 'account.id', 'push_device.account_id')
    .select(['push_device.endpoint', 'push_device.p256dh', 'push_device.auth', 'account.locale'])
    .where('push_device.id', '=', row.device_id)
    .where(mayBeTold(clock.nowMs()))
    .executeTakeFirst()
}

/** Marks the row as sent: from here on it is never sent again. */
async function noteHandedOver({ db, clock, failPoint }: Delivering, { id }: PushRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_outbox')
    .set({ handed_at: at(clock.nowMs()) })
    .where('id', '=', id)
    .where('handed_at', 'is', null)
    .executeTakeFirstOrThrow()
  await failPoint?.('push-handed-over')
  return numUpdatedRows > 0n
}

async function send(
  services: Delivering,
  row: PushRow,
): Promise<PushOutcome | 'nobody' | 'too old' | 'handed over'> {
  const { push, deployment, clock } = services
  const device = await findDevice(services, row)
  if (!push || !device) return 'nobody'
  if (clock.nowMs() - instantMs(row.created_at) > longestMs) return 'too old'
  if (!(await noteHandedOver(services, row))) return 'handed over'
  const { locale, ...to } = device
  const name = `notification-${row.id}`
  const text = pushMessage(row.about as PushAbout, {
    language: languageOf(isLocale(locale) ? locale : deployment.defaultLanguage),
    title: deployment.organisation.name,
    tag: name,
  })
  const outcome = await push.send(to, { text, topic: name })
  if (outcome === 'gone') {
    await services.db.deleteFrom('push_device').where('id', '=', row.device_id).execute()
  }
  return outcome
}

/** What is set on a row that was not taken: only one of which this is certain is tried again. */
function afterFailure({ clock }: Delivering, row: PushRow, outcome: string): Settled {
  return outcome === 'busy'
    ? sql`handed_at = null, next_attempt_at = ${at(clock.nowMs() + pauseMs(pushQueue, row.attempts))}`
    : sql`failed_because = ${outcome}`
}

/** Hands what is due to the push services, a few at a time, each message once at most. */
export async function deliverPushes(services: Delivering): Promise<Worked> {
  const worked = { done: 0, failed: 0 }
  if (!services.push) return worked
  const rows = leasedRows<PushRow>(services, pushQueue)
  const sendRows = async () => {
    for await (const { row, settle } of rows) {
      const outcome = await send(services, row)
      const isDone = outcome === 'taken' || outcome === 'gone'
      if (isDone) await settle(undefined)
      else await settle(new Error(outcome), afterFailure(services, row, outcome))
      worked[isDone || outcome === 'nobody' ? 'done' : 'failed'] += 1
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: sentAtOnce }, sendRows))
  const broken = ended.find(({ status }) => status === 'rejected')
  if (broken?.status === 'rejected') throw broken.reason
  return worked
}
