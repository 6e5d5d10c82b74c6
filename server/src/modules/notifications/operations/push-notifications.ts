import { notificationAbout } from '@endoll/api/notifications.ts'
import { isPushDue } from '@endoll/domain/notifications/push.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { mayBeTold } from '../push/devices.ts'
import { pushAbout } from '../push/push-words.ts'

type Pushing = Pick<ConnectedServices, 'db' | 'clock' | 'jobs' | 'failPoint' | 'push'>

const atOnce = 500
/** Rows of the queue are kept so long. */
const keptMs = 7 * 24 * 3_600_000

interface Waiting {
  readonly account_id: number
  readonly oldest: string
  readonly last: string | null
}

/** Accounts for which something waits. */
async function readWaiting(db: Db, after: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select due.account_id, min(due.at) as oldest,
           (select max(pushed_at) from notification pushed
             where pushed.account_id = due.account_id and pushed.pushed_at is not null) as last
      from notification due
     where due.push = 'due' and due.account_id > ${after}
     group by due.account_id
     order by due.account_id limit ${atOnce}`.execute(db)
  return rows
}

/** Writes what waits for an account into one message for each of its browsers; what was read meanwhile is not told. */
async function writeOne(services: Pushing, accountId: number): Promise<void> {
  const { clock, failPoint, jobs } = services
  await transact(services.db, async (db) => {
    const now = at(clock.nowMs())
    const rows = await db
      .selectFrom('notification')
      .select(['id', 'about', 'read_at'])
      .where('account_id', '=', accountId)
      .where('push', '=', 'due')
      .orderBy('id')
      .forUpdate()
      .execute()
    const unread = rows.filter(({ read_at: read }) => read === null)
    const about = pushAbout(unread.map((row) => notificationAbout.parse(row.about)))
    const last = rows.at(-1)
    if (!last) return
    const devices = await db
      .selectFrom('push_device')
      .select(['id', 'customer_id'])
      .where('account_id', '=', accountId)
      .where(mayBeTold(clock.nowMs()))
      .execute()
    if (about && devices.length > 0) {
      await db
        .insertInto('push_outbox')
        .values(
          devices.map(({ id, customer_id }) => ({
            device_id: id,
            account_id: accountId,
            customer_id,
            key: String(last.id),
            about: JSON.stringify(about),
            created_at: now,
            next_attempt_at: now,
          })),
        )
        .onConflict((conflict) => conflict.columns(['device_id', 'key']).doNothing())
        .execute()
    }
    await failPoint?.('push-written')
    await db
      .updateTable('notification')
      .set(about ? { push: 'written', pushed_at: now } : { push: 'none' })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    await jobs?.wake(db, 'pushes')
  })
}

/**
 * Writes messages for the browsers of whoever asked for it: gathered, and by day. Safe to run twice, and on two servers
 * at once.
 */
export async function pushNotifications(services: Pushing): Promise<void> {
  const { db, clock, push } = services
  if (!push) return
  await db
    .deleteFrom('push_outbox')
    .where('created_at', '<', at(clock.nowMs() - keptMs))
    .execute()
  let after = 0
  for (;;) {
    const waiting = await readWaiting(db, after)
    for (const { account_id: accountId, oldest, last } of waiting) {
      const since = { oldestMs: instantMs(oldest), lastMs: last === null ? null : instantMs(last) }
      if (isPushDue(since, clock.nowMs())) await writeOne(services, accountId)
    }
    const end = waiting.at(-1)
    if (!end || waiting.length < atOnce) return
    after = end.account_id
  }
}
