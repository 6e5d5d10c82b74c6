import { sql } from 'kysely'
import type { EndedSessions, SessionOnBrowser } from '../../../platform/account-hooks.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'

/** The browsers of sessions that ended show no notifications any longer. */
export async function endDevices(db: Db, ended: EndedSessions): Promise<void> {
  const devices = db.deleteFrom('push_device')
  if ('accountId' in ended)
    await devices
      .where('account_id', '=', ended.accountId)
      .where(sql<boolean>`session_id is distinct from ${ended.except ?? null}::uuid`)
      .execute()
  else if (ended.sessions.length > 0) await devices.where('session_id', 'in', ended.sessions).execute()
}

/**
 * Somebody signs in on a browser that shows notifications: their own continue, which end with the new session; another
 * account's end at once.
 */
export async function takeDevice(
  db: Db,
  { browserHash, sessionId, accountId, nowMs }: SessionOnBrowser,
): Promise<void> {
  const here = db.deleteFrom('push_device').where('browser_hash', '=', browserHash)
  await here.where('account_id', '<>', accountId).execute()
  await db
    .updateTable('push_device')
    .set({ session_id: sessionId, bound_at: at(nowMs) })
    .where('browser_hash', '=', browserHash)
    .where('account_id', '=', accountId)
    .execute()
}
