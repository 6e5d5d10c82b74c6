import type { FastifyRequest } from 'fastify'
import type { LoginType } from '@endoll/api/session.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { asCustomer, asOffice } from '../../platform/db/who-asks.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Authenticate } from '../../platform/http/mount.ts'
import { hashPassword, wantsRehash } from '../../platform/password-hash.ts'
import type { Services } from '../../platform/services.ts'
import { attemptsOf } from './attempts.ts'
import { noticeAccount } from './account-notice.ts'
import { checkNewPassword } from './check-password.ts'
import { sessionCookieHash } from './cookies.ts'
import { requireCurrentPassword, verifyCounted } from './current-password.ts'
import type { SignedIn } from './given-cookies.ts'
import {
  createHandOff,
  spendHandOff,
  withdrawHandOffs,
  type HandOffPurpose,
  type OpenedBy,
} from './hand-off.ts'
import { deviceTokenFor, findKnownDevice } from './known-device.ts'
import { hasAppCodes, requireCode } from './methods/app-codes.ts'
import { noteSignIn } from './new-device.ts'
import { endPasswordLinks } from './password-links.ts'
import { asAccountEmail, customerCodeOf, findAccount, findAccountByEmail } from './queries.ts'
import {
  endSessions,
  endSessionsOf,
  findLiveSession,
  openSession,
  tokenFor,
  type EndReason,
} from './sessions.ts'
import { readToken } from './tokens.ts'
import type { Visit } from './visit.ts'
import { hashQueue } from './work-queue.ts'

/**
 * Signs in, with a code too where the account has codes of an app. An account that is unknown, disabled or without password gets the same reply, and takes
 * as long, as a wrong password.
 */
export async function signIn(
  services: Services,
  { user, password, code }: { user: string; password: string; code?: string | undefined },
  visit: Visit,
): Promise<SignedIn> {
  hashQueue.requireRoom()
  const { db } = services
  const email = asAccountEmail(user)
  const account = await findAccountByEmail(db, email)
  const deviceId = await findKnownDevice(services, account, visit.deviceToken)
  const attempt = await attemptsOf(db).signIn({ email, ip: visit.ip, deviceId })
  const stored = account?.password_hash ?? null
  const matches = await verifyCounted(attempt, password, { stored, admitted: !account?.disabled_at })
  if (!account || !stored || !matches) throw new Failure('bad_credentials')
  const steppedUp = await hasAppCodes(db, account.id)
  if (steppedUp) {
    if (code === undefined) throw invalidFields({ code: ['required_field'] })
    await requireCode(services, account.id, code)
  }

  const passwordHash = wantsRehash(stored) ? await hashQueue.run(() => hashPassword(password)) : stored
  const opened = await transact(db, async (transaction) => {
    if (passwordHash !== stored) {
      const values = { password_hash: passwordHash }
      const replaced = await replacePasswordHash(transaction, account.id, stored, values)
      // Another sign-in replaced it at the same time; the next try will find the new hash.
      if (!replaced) throw new Failure('busy', { retryAfterSeconds: 1 })
    }
    // Whoever knows the password needs no link that sets another.
    await endPasswordLinks(transaction, services.clock.nowMs(), { accountId: account.id })
    const unlocked = { ...account, password_hash: passwordHash }
    const isKnown = deviceId !== undefined
    await noteSignIn(transaction, services, account, { device: visit.device, isKnown })
    const session = await openSession(transaction, services, unlocked, visit, { steppedUp })
    // Here, so that nobody is told of it.
    if (!session) throw new Failure('bad_credentials')
    return session
  })
  return {
    ...(await tokenFor(services, account, opened)),
    secret: opened.secret,
    deviceToken: await deviceTokenFor(services, { id: account.id, passwordHash }, deviceId),
  }
}

/** Writes a new hash unless another call has replaced the old one. */
async function replacePasswordHash(
  db: Db,
  accountId: number,
  stored: string,
  values: { password_hash: string; must_change_password?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set(values)
    .where('id', '=', accountId)
    .where('password_hash', '=', stored)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A new access token for a live session. */
export async function renewToken(services: Services, caller: Caller) {
  const account = await findAccount(services.db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  return tokenFor(services, account, caller)
}

/** Whether an access token is valid now; asking does not extend its session. */
export async function isLiveToken(services: Services, token: string): Promise<boolean> {
  const read = await readToken(services.db, token, 'session', services.clock.nowMs())
  if (!read?.inTime) return false
  return (await findLiveSession(services, { id: read.claims.sid }, { touch: false })) !== null
}

/** A one-time secret for an account, of which its owner is told; undefined when none of that e-mail may sign in. */
async function handOff(services: Services, email: string, purpose: HandOffPurpose, opened: OpenedBy) {
  const account = await findAccountByEmail(services.db, asAccountEmail(email))
  if (!account || account.disabled_at) return undefined
  return transact(services.db, async (transaction) => {
    await noticeAccount(transaction, services, account, 'opened_for', opened)
    return { account, secret: await createHandOff(services, transaction, account.id, { purpose, opened }) }
  })
}

/**
 * A one-time token with which somebody arrives signed in from the retailer's other systems, for `?token=` of any page;
 * undefined when no account of that e-mail may sign in.
 */
export async function issueHandOff(
  services: Services,
  email: string,
  opened: OpenedBy,
): Promise<string | undefined> {
  return (await handOff(services, email, 'sign-in', opened))?.secret
}

/** A client id and its one-time secret, for `?id_client=&secret=`; undefined as above. */
export async function issueClientId(
  services: Services,
  email: string,
  opened: OpenedBy,
): Promise<{ readonly clientId: string; readonly secret: string } | undefined> {
  const made = await handOff(services, email, 'client-id', opened)
  if (!made) return undefined
  return { clientId: await customerCodeOf(services.db, made.account.id), secret: made.secret }
}

/** Exchanges a one-time token for a session. */
export function acceptHandOff(services: Services, token: string, visit: Visit): Promise<SignedIn> {
  return acceptOnce(services, { visit, login: 'plain' }, (db, nowMs) =>
    spendHandOff(db, nowMs, token, 'sign-in'),
  )
}

/** Exchanges a client id and its secret for a session; presented with another id the secret is used up as well. */
export function acceptClientId(
  services: Services,
  { client_id: clientId, secret }: { readonly client_id: string; readonly secret: string },
  visit: Visit,
): Promise<SignedIn> {
  return acceptOnce(services, { visit, login: 'clientId' }, async (db, nowMs) => {
    const accountId = await spendHandOff(db, nowMs, secret, 'client-id')
    if (accountId === undefined || (await customerCodeOf(db, accountId)) !== clientId) return undefined
    return accountId
  })
}

/** Opens a session for the account that a secret of one use stands for. */
async function acceptOnce(
  services: Services,
  { visit, login }: { readonly visit: Visit; readonly login: LoginType },
  spend: (transaction: Db, nowMs: number) => Promise<number | undefined>,
): Promise<SignedIn> {
  const { db, clock } = services
  const attempt = await attemptsOf(db).secret(visit.ip)
  try {
    // In one transaction with the session: a change of password waits for both, or comes before both.
    const arrived = await transact(db, async (transaction) => {
      const accountId = await spend(transaction, clock.nowMs())
      const account = accountId === undefined ? undefined : await findAccount(transaction, accountId)
      if (!account || account.disabled_at) return undefined
      // The retailer's own system has sent them.
      await noteSignIn(transaction, services, account, { device: visit.device, isKnown: true })
      const opened = await openSession(transaction, services, account, visit, { login })
      return opened && { account, opened }
    })
    if (!arrived) throw new Failure('hand_off_invalid')
    await attempt.forgive()
    const { account, opened } = arrived
    return { ...(await tokenFor(services, account, opened)), secret: opened.secret }
  } finally {
    attempt.end()
  }
}

/**
 * Changes the password with the current one. Every session of the account ends, also the caller's, whose tokens and
 * cookie others may have; the caller gets a new one.
 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { password, current }: { password: string; current: string },
  visit: Visit,
): Promise<SignedIn> {
  hashQueue.requireRoom()
  const { db } = services
  const account = await findAccount(db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  const problems = await checkNewPassword(services, account, password)
  // The same password again is no change, for an account that has to change it.
  if (problems.length === 0 && password.normalize('NFC') === current.normalize('NFC'))
    problems.push('password_not_valid')
  if (problems.length > 0) throw invalidFields({ password: problems })

  const stored = await requireCurrentPassword(services, caller, current)
  const deviceId = await findKnownDevice(services, account, visit.deviceToken)

  const passwordHash = await hashQueue.run(() => hashPassword(password))
  const changed = { ...account, password_hash: passwordHash, must_change_password: false }
  const opened = await transact(db, async (transaction) => {
    const values = { password_hash: passwordHash, must_change_password: false }
    // Tokens first: an exchange that is under way is waited for, and its session ended with the others.
    await withdrawHandOffs(transaction, account.id)
    const replaced = await replacePasswordHash(transaction, account.id, stored, values)
    if (!replaced) throw new Failure('current_password_wrong')
    await services.accountHooks.accountSecured(transaction, services, account.id, 'password_change')
    await endSessionsOf({ ...services, db: transaction }, account.id, 'password_change')
    await noticeAccount(transaction, services, account, 'password_changed')
    return openSession(transaction, services, changed, visit)
  })
  if (!opened) throw new Failure('unauthenticated')
  return {
    ...(await tokenFor(services, changed, opened)),
    secret: opened.secret,
    deviceToken: await deviceTokenFor(services, { id: account.id, passwordHash }, deviceId),
  }
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

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function bearerOf(header: string): string {
  return /^Bearer ([\w.-]+)$/i.exec(header)?.[1] ?? ''
}

/**
 * Finds the session of a call: by the token in the Authorization header or, where the endpoint allows it and nothing
 * changes, by the cookie. With an expired token only the cookie of the same session counts, so that an open tab never
 * shows another customer's data.
 */
export function authenticate(services: Services): Authenticate {
  const find: Authenticate = async (request, how) => {
    const { authorization } = request.headers
    const read =
      authorization === undefined
        ? undefined
        : await readToken(services.db, bearerOf(authorization), 'session', services.clock.nowMs())
    if (read?.inTime) return findLiveSession(services, { id: read.claims.sid }, { touch: true })
    if (authorization !== undefined && !read) return null

    const mayCookie = how.cookie && safeMethods.has(request.method)
    const cookieHash = mayCookie ? sessionCookieHash(request, services.cookieSuffix) : undefined
    if (!cookieHash) return null
    const live = await findLiveSession(services, { cookieHash }, { touch: true })
    return read && live?.sessionId !== read.claims.sid ? null : live
  }
  return (request, how) => asOffice('sign_in', () => find(request, how))
}

/** Whether a request carries a session cookie, whatever it is worth. */
export function hasSessionCookie({ cookieSuffix }: Pick<Services, 'cookieSuffix'>) {
  return (request: FastifyRequest) => sessionCookieHash(request, cookieSuffix) !== undefined
}

/** The session that a page's cookie stands for, with a new access token; not while a password must be changed first. */
export function restoreSession(services: Services) {
  const find = authenticate(services)
  return async (request: FastifyRequest): Promise<{ readonly token: string } | undefined> => {
    const caller = await find(request, { cookie: true })
    return caller?.scope === 'all'
      ? asCustomer(caller.customerId, () => renewToken(services, caller))
      : undefined
  }
}

export { commonPasswords } from './common-passwords.ts'
export { cookieSuffixOf } from './cookies.ts'
export { setPasswordByLink } from './set-password-by-link.ts'
export { visitOf, type Visit } from './visit.ts'
export { giveCookies, tokenReply, type SignedIn } from './given-cookies.ts'
export { notedSignIn } from './noted-account.ts'
export { mailPasswordLink } from './password-links.ts'
export { passwordProblems } from './password-policy.ts'
export { hashAcceptable, openFirstSession } from './first-session.ts'
export { noticeAccount } from './account-notice.ts'
export { attemptsOf } from './attempts.ts'
export { dropKey, rotateKeys } from './keys.ts'
export { requireCurrentPassword } from './current-password.ts'
export { issuePayLink, readPayLink } from './pay-link.ts'
export { issueUnsubscribeLink, readUnsubscribeLink } from './unsubscribe-link.ts'
export { requireStepUp } from './methods/step-up.ts'
export { serveLeaving } from './openid/leave.ts'
export { withOwnWaysIn } from './openid/own-ways-in.ts'
export { endOtherSessionsOf } from './live-sessions.ts'
export {
  hasMaintenancePass,
  issueMaintenancePass,
  maintenancePassPath,
  takeMaintenancePass,
} from './maintenance-pass.ts'
