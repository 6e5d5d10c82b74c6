import { sql } from 'kysely'
import type { LiveSession } from '@endoll/api/session.ts'
import type { Caller } from '../../platform/http/implement.ts'
import { at } from '../../platform/db/at.ts'
import type { Services } from '../../platform/services.ts'
import { endSessions } from './sessions.ts'

/** Not ended, and neither idle nor old beyond the deployment's limits. */
function lives({ clock, deployment }: Services) {
  const nowMs = clock.nowMs()
  return sql<boolean>`ended_at is null and expires_at > ${at(nowMs)}
    and seen_at > ${at(nowMs - deployment.session.idleMinutes * 60_000)}`
}

/** The list is cut here; ending the other sessions ends all of them. */
const mostListed = 50

/** The live sessions of the account, the caller's first. */
export async function listLiveSessions(services: Services, caller: Caller): Promise<LiveSession[]> {
  const rows = await services.db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('account_id', '=', caller.accountId)
    .where(lives(services))
    .orderBy(sql`id = ${caller.sessionId}`, 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(({ id, ...session }) => ({ ...session, current: id === caller.sessionId }))
}

/** Ends the account's sessions except the caller's, and returns how many were live. */
export async function endOtherSessions(services: Services, caller: Caller): Promise<number> {
  const { numUpdatedRows } = await endSessions(services.db, services.clock.nowMs(), 'logout')
    .where('account_id', '=', caller.accountId)
    .where('id', '<>', caller.sessionId)
    .where(lives(services))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
