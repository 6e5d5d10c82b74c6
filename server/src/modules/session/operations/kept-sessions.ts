import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { setSessionCookie } from '../cookies.ts'
import { hashOfSecret, newSecret } from '../../../platform/secret.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** The secret in the cookie of a kept session is replaced when it is so old. */
const secretLivesMs = dayMs
/** Two tabs may ask at once, and a reply may be lost: until then the secret that was replaced opens the session too. */
const secretOverlapMs = minuteMs

/** How long a device keeps a session that nobody uses; 0 where the deployment offers none. */
export function keptSeconds({ deployment }: Pick<Services, 'deployment'>): number {
  return (deployment.session.ownDeviceDays * dayMs) / 1000
}

/** Whether a session lives in full: neither idle nor old beyond the deployment's limits. */
export function isConfirmed({ clock, deployment }: Pick<Services, 'clock' | 'deployment'>) {
  const nowMs = clock.nowMs()
  return sql<boolean>`(session.expires_at > ${at(nowMs)}
    and session.seen_at > ${at(nowMs - deployment.session.idleMinutes * minuteMs)})`
}

/** Whether a session's device keeps it. */
export function isKept({ clock, deployment }: Pick<Services, 'clock' | 'deployment'>) {
  const since = at(clock.nowMs() - keptSeconds({ deployment }) * 1000)
  return sql<boolean>`coalesce(session.kept_at > ${since}, false)`
}

/** Whether a session was over so many days ago. */
export function wasOver({ clock, deployment }: Pick<Services, 'clock' | 'deployment'>, days: number) {
  const { ownDeviceDays } = deployment.session
  return sql<boolean>`least(
    greatest(session.expires_at, session.kept_at + make_interval(days => ${ownDeviceDays})), session.ended_at
  ) < ${at(clock.nowMs() - days * dayMs)}`
}

/** Whether the secret of a kept session is due to be replaced. */
export function isStale({ clock }: Pick<Services, 'clock'>) {
  return sql<boolean>`(session.rotated_at < ${at(clock.nowMs() - secretLivesMs)})`
}

/**
 * Has this device keep the session from now on, or no longer. Returns a new secret for its cookie, which counts once a
 * browser has shown it.
 */
export async function keepSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sessionId }: Pick<Caller, 'sessionId'>,
  kept: boolean,
): Promise<string> {
  const secret = newSecret()
  const now = at(clock.nowMs())
  await db
    .updateTable('session')
    .set({ kept_at: kept ? now : null, next_cookie_hash: hashOfSecret(secret), rotated_at: now })
    .where('id', '=', sessionId)
    .execute()
  return secret
}

/**
 * A new secret for the cookie of a kept session whose secret is a day old. It counts once a browser has shown it: a reply
 * that is lost ends nothing. Undefined where there is nothing to replace, or another call is just doing it.
 */
async function nextSecret(services: Services, { sessionId }: Caller): Promise<string | undefined> {
  const secret = newSecret()
  const nowMs = services.clock.nowMs()
  const { numUpdatedRows } = await services.db
    .updateTable('session')
    // Of a secret that never arrived the time is that of the last try.
    .set({ next_cookie_hash: hashOfSecret(secret), rotated_at: at(nowMs - secretLivesMs + secretOverlapMs) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where(isKept(services))
    .where(isStale(services))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? secret : undefined
}

/** Sends the new secret with the next reply to a session whose secret is a day old. */
export function replaceKeptSecrets(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', async ({ caller, log }, reply) => {
    if (!caller || !('stale' in caller) || !caller.stale) return
    try {
      const secret = await asOffice('sign_in', () => nextSecret(services, caller))
      if (secret === undefined) return
      setSessionCookie(reply, services.cookieSuffix, { secret, keptSeconds: keptSeconds(services) })
    } catch (error) {
      // The old one goes on, and the next reply tries again.
      log.warn({ err: error }, 'the secret of a kept session was not replaced')
    }
  })
}

/**
 * The session of a secret that is not the current one: the next one, which is the current one from now on, or the one
 * before, for a minute. Later somebody else has the one before, so the session ends.
 */
export async function findByOtherSecret(
  { db, clock, accountHooks }: Services,
  cookieHash: Buffer,
): Promise<string | undefined> {
  const nowMs = clock.nowMs()
  const current = await db
    .updateTable('session')
    .set((eb) => ({
      previous_cookie_hash: eb.ref('cookie_hash'),
      cookie_hash: cookieHash,
      next_cookie_hash: null,
      rotated_at: at(nowMs),
    }))
    .where('next_cookie_hash', '=', cookieHash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (current) return current.id
  const before = await db
    .selectFrom('session')
    .select(['id', sql<boolean>`rotated_at > ${at(nowMs - secretOverlapMs)}`.as('just_replaced')])
    .where('previous_cookie_hash', '=', cookieHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (before?.just_replaced === false) {
    await transact(db, async (transaction) => {
      await transaction
        .updateTable('session')
        .set({ ended_at: at(nowMs), ended_because: 'reused' })
        .where('id', '=', before.id)
        .execute()
      await accountHooks.sessionsEnded(transaction, { sessions: [before.id] })
    })
    return undefined
  }
  return before?.id
}
