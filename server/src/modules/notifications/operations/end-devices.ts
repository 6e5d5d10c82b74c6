import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'

/** No browser of an account shows its notifications any longer, but that of one session where it is named. */
export async function endDevicesOf(db: Db, accountId: number, exceptSession?: string | null): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`session_id is distinct from ${exceptSession ?? null}::uuid`)
    .execute()
}

/** The browsers of these sessions show no notifications any longer. */
export async function endDevicesOfSessions(db: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0)
    await db.deleteFrom('push_device').where('session_id', 'in', sessionIds).execute()
}

/**
 * Somebody signs in on a browser that shows notifications: their own go on, which end with the new session; another
 * account's end at once.
 */
export async function takeDevice(
  db: Db,
  browserHash: Buffer,
  session: { readonly id: string; readonly accountId: number; readonly nowMs: number },
): Promise<void> {
  const here = db.deleteFrom('push_device').where('browser_hash', '=', browserHash)
  await here.where('account_id', '<>', session.accountId).execute()
  await db
    .updateTable('push_device')
    .set({ session_id: session.id, bound_at: at(session.nowMs) })
    .where('browser_hash', '=', browserHash)
    .where('account_id', '=', session.accountId)
    .execute()
}
