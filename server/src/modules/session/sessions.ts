import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isLocale } from '@endoll/api/language.ts'
import type { LoginType, SessionClaims } from '@endoll/api/session.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SessionTable } from '../../platform/db/schema.generated.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { at } from '../../platform/db/at.ts'
import { hashOfSecret, newSecret } from '../../platform/secret.ts'
import { findByOtherSecret, isConfirmed, isKept, isStale, wasOver } from './operations/kept-sessions.ts'
import type { AccountRow } from './queries.ts'
import { signToken } from '../../platform/links/signed-token.ts'
import type { Visit } from './operations/visit.ts'

export type EndReason = NonNullable<SessionTable['ended_because']>

/** How long an access token is valid; not longer than its session. */
export const accessTokenSeconds = 15 * 60

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Ended and expired rows are kept so long, for customers who ask who was signed in. */
const historyDays = 30

/** A session that was just opened. The secret is for the cookie and is not stored. */
export interface OpenedSession {
  readonly sessionId: string
  readonly secret: string
  readonly scope: Caller['scope']
  readonly login: LoginType
  readonly kept?: boolean | undefined
}

interface HowOpened {
  /** More than a password was shown. */
  readonly steppedUp?: boolean
  readonly login?: LoginType
  /** The customer calls the device their own. */
  readonly kept?: boolean
}

/**
 * Opens a session for an account, within a transaction, and ends the one that this browser had. Undefined if the
 * password changed or the account was disabled since it was read: the lock orders sign-in and such a change, so that
 * no session of the old password is left.
 */
export async function openSession(
  db: Db,
  services: Services,
  account: Pick<AccountRow, 'id' | 'must_change_password' | 'password_hash'>,
  from: Pick<Visit, 'device' | 'cookieHash' | 'pushBrowser'>,
  { steppedUp = false, login = 'plain', kept = false }: HowOpened = {},
): Promise<OpenedSession | undefined> {
  const unchanged = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account.id)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not distinct from', account.password_hash)
    .forShare()
    .executeTakeFirst()
  if (!unchanged) return undefined
  const { clock, deployment, accountHooks } = services
  const nowMs = clock.nowMs()
  const secret = newSecret()
  const sessionId = randomUUID()
  const scope = account.must_change_password ? 'pwchange' : 'all'
  if (from.cookieHash) {
    await endSessions(db, nowMs, 'replaced').where('cookie_hash', '=', from.cookieHash).execute()
  }
  await db
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where(wasOver(services, historyDays))
    .execute()
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: account.id,
      cookie_hash: hashOfSecret(secret),
      scope,
      device: from.device,
      created_at: at(nowMs),
      seen_at: at(nowMs),
      expires_at: at(nowMs + deployment.session.absoluteHours * hourMs),
      stepped_up_at: steppedUp ? at(nowMs) : null,
      login_type: login,
      kept_at: kept ? at(nowMs) : null,
      rotated_at: kept ? at(nowMs) : null,
    })
    .execute()
  const { pushBrowser: browserHash } = from
  if (browserHash)
    await accountHooks.sessionOpened(db, { browserHash, sessionId, accountId: account.id, nowMs })
  return { sessionId, secret, scope, login, kept }
}

/** The update that ends sessions; the caller adds which. */
export function endSessions(db: Db, nowMs: number, because: EndReason) {
  return db
    .updateTable('session')
    .set({ ended_at: at(nowMs), ended_because: because })
    .where('ended_at', 'is', null)
}

/** Ends every session of an account at once, and what its browsers are told; `db` may be a transaction. */
export async function endSessionsOf(
  { db, clock, accountHooks }: Pick<Services, 'db' | 'clock' | 'accountHooks'>,
  accountId: number,
  because: EndReason,
): Promise<void> {
  await endSessions(db, clock.nowMs(), because).where('account_id', '=', accountId).execute()
  await accountHooks.sessionsEnded(db, { accountId })
}

/**
 * The session, if it is live: not ended, not idle or old beyond the deployment's limits, its account not disabled. Beyond
 * those limits the session of a device that keeps it looks, and does nothing else (scope `look`). One statement, because
 * every call runs it; the time of use is written at most once a minute.
 */
export async function findLiveSession(
  services: Services,
  by: { readonly id: string } | { readonly cookieHash: Buffer },
  { touch }: { touch: boolean },
): Promise<Caller | null> {
  const { db } = services
  const now = at(services.clock.nowMs())
  const minuteAgo = at(services.clock.nowMs() - minuteMs)
  const which = 'id' in by ? sql`session.id = ${by.id}` : sql`session.cookie_hash = ${by.cookieHash}`
  const { rows } = await sql<{
    id: string
    account_id: number
    customer_id: number
    scope: Caller['scope']
    login_type: LoginType
    kept: boolean
    stale: boolean | null
  }>`
    with /* repeatable */ live as (
      select session.id, session.account_id, a.customer_id, session.login_type,
             case when a.must_change_password then 'pwchange'
                  when not ${isConfirmed(services)} then 'look'
                  else session.scope end as scope,
             ${isConfirmed(services)} as confirmed, ${isKept(services)} as kept, ${isStale(services)} as stale
      from session join account a on a.id = session.account_id
      where ${which} and session.ended_at is null and a.disabled_at is null
        and (${isConfirmed(services)} or ${isKept(services)})
    ), touched as (
      update session set
        seen_at = case when live.confirmed then ${now} else session.seen_at end,
        kept_at = case when live.kept then ${now} else session.kept_at end
      from live
      where session.id = live.id and ${touch}::boolean
        and case when live.kept then session.kept_at else session.seen_at end <= ${minuteAgo}
    )
    select id, account_id, customer_id, scope, login_type, kept, stale from live`.execute(db)
  const [row] = rows
  if (!row) return otherSecret(services, by, touch)
  return {
    sessionId: row.id,
    accountId: row.account_id,
    customerId: row.customer_id,
    scope: row.scope,
    login: row.login_type,
    kept: row.kept,
    stale: row.kept && row.stale === true,
  }
}

/** A kept session has more than one secret while the one in its cookie is replaced. */
async function otherSecret(
  services: Services,
  by: { readonly id: string } | { readonly cookieHash: Buffer },
  touch: boolean,
): Promise<Caller | null> {
  if ('id' in by) return null
  const id = await findByOtherSecret(services, by.cookieHash)
  return id === undefined ? null : findLiveSession(services, { id }, { touch })
}

interface ClaimsOpened extends Pick<OpenedSession, 'sessionId' | 'scope' | 'login' | 'kept'> {
  /** Whether the account acts for another customer. */
  readonly acts: boolean
}

/** The claims of a session's access token. */
export function claimsOf(
  { clock, deployment }: Services,
  account: AccountRow,
  { sessionId, scope, login, kept, acts }: ClaimsOpened,
): SessionClaims {
  const issuedAt = Math.floor(clock.nowMs() / 1000)
  return {
    typ: 'session',
    sid: sessionId,
    sub: String(account.id),
    email: account.email,
    name: account.name,
    ...(account.given_name !== null && { given_name: account.given_name }),
    mobile: account.mobile,
    roles: account.roles,
    groups: account.groups,
    image: account.image,
    locale: isLocale(account.locale) ? account.locale : deployment.defaultLanguage,
    scope,
    login,
    ...(kept && { kept }),
    ...(acts && { acts }),
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
  }
}

/** The access token of a session that was opened or goes on. */
export async function tokenFor(services: Services, account: AccountRow, opened: Omit<ClaimsOpened, 'acts'>) {
  const acts = await services.accountHooks.actsForAnother(services, account.id)
  return {
    token: await signToken(services.db, claimsOf(services, account, { ...opened, acts })),
    changePassword: opened.scope === 'pwchange',
    email: account.email,
  }
}
