import { sql } from 'kysely'
import type { LiveSession } from '@endoll/api/live-sessions.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import { isConfirmed, isKept } from './kept-sessions.ts'
import { transact } from '../../../platform/db/transact.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { withdrawHandOffs } from '../hand-off.ts'
import { endSessions, type EndReason } from '../sessions.ts'

/** Neither idle nor old beyond the deployment's limits, or kept by its device. */
function isInTime(services: Services) {
  return sql<boolean>`(${isConfirmed(services)} or ${isKept(services)})`
}

/** The list is cut here; ending the other sessions ends all of them. */
const mostListed = 50

/** The live sessions of the account, the caller's first. */
export async function listLiveSessions(services: Services, caller: Caller): Promise<LiveSession[]> {
  const rows = await services.db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', isKept(services).as('kept')])
    .select(sql<string>`greatest(seen_at, kept_at)`.as('seen_at'))
    .where('account_id', '=', caller.accountId)
    .where('ended_at', 'is', null)
    .where(isInTime(services))
    .orderBy(sql`id = ${caller.sessionId}`, 'desc')
    .orderBy(sql`greatest(seen_at, kept_at)`, 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map((session) => ({ ...session, current: session.id === caller.sessionId }))
}

/** Ends every session of an account but one, and what was handed off and not used; `db` is a transaction. */
export async function endOtherSessionsOf(
  { db, clock, accountHooks }: Pick<Services, 'db' | 'clock' | 'accountHooks'>,
  { account_id, session_id }: { readonly account_id: number; readonly session_id: string | null },
  because: EndReason,
): Promise<void> {
  await withdrawHandOffs(db, account_id)
  await endSessions(db, clock.nowMs(), because)
    .where('account_id', '=', account_id)
    .where(sql<boolean>`id is distinct from ${session_id}::uuid`)
    .execute()
  await accountHooks.sessionsEnded(db, { accountId: account_id, except: session_id })
}

/**
 * Ends the account's sessions except the caller's, and what others may have prepared to come back: tokens that were
 * handed off, a new address that waits. Idle ones end too: a clock that is set back would wake them. Returns how many
 * sessions were live.
 */
export async function endOtherSessions(services: Services, caller: Caller): Promise<number> {
  const { accountId } = caller
  return services.db.transaction().execute(async (transaction) => {
    await withdrawHandOffs(transaction, accountId)
    const ended = await endSessions(transaction, services.clock.nowMs(), 'logout')
      .where('account_id', '=', accountId)
      .where('id', '<>', caller.sessionId)
      .returning(isInTime(services).as('lived'))
      .execute()
    await services.accountHooks.sessionsEnded(transaction, { accountId, except: caller.sessionId })
    await services.accountHooks.accountSecured(transaction, services, accountId, 'sessions_ended')
    return ended.filter(({ lived }) => lived).length
  })
}

/** Ends one other session of the account and what its browser is told. Throws not-found if there is none to end. */
export async function endOtherSession(services: Services, caller: Caller, id: string): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { accountId, sessionId } = caller
    const ended = await endSessions(transaction, services.clock.nowMs(), 'logout')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('id', '<>', sessionId)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw notFound()
    await services.accountHooks.sessionsEnded(transaction, { sessions: [id] })
  })
}

/** Ends one session at once: its tokens and its cookie are invalid from the next call on, and its browser is told nothing. */
export async function endSession(
  { db, clock, accountHooks }: Services,
  sessionId: string,
  because: EndReason,
): Promise<void> {
  await transact(db, async (transaction) => {
    await endSessions(transaction, clock.nowMs(), because).where('id', '=', sessionId).execute()
    await accountHooks.sessionsEnded(transaction, { sessions: [sessionId] })
  })
}
