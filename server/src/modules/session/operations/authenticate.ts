import type { FastifyRequest } from 'fastify'
import { asCustomer, asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Authenticate } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { sessionCookieHash } from '../cookies.ts'
import { findAccount } from '../queries.ts'
import { findLiveSession, tokenFor } from '../sessions.ts'
import { sessionClaims } from '@endoll/api/session.ts'
import { readToken } from '../../../platform/links/signed-token.ts'

/** A new access token for a live session. */
export async function renewToken(services: Services, caller: Caller) {
  const account = await findAccount(services.db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  return tokenFor(services, account, caller)
}

/** Whether an access token is valid now; asking does not extend its session. */
export async function isLiveToken(services: Services, token: string): Promise<boolean> {
  const read = await readToken(services.db, token, sessionClaims, services.clock.nowMs())
  if (!read?.inTime) return false
  return (await findLiveSession(services, { id: read.claims.sid }, { touch: false })) !== null
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
        : await readToken(services.db, bearerOf(authorization), sessionClaims, services.clock.nowMs())
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

/** Whether a request has a session cookie, valid or not. */
export function hasSessionCookie({ cookieSuffix }: Pick<Services, 'cookieSuffix'>) {
  return (request: FastifyRequest) => sessionCookieHash(request, cookieSuffix) !== undefined
}

/** The session that a page's cookie stands for, with a new access token; not while a password must be changed first. */
export function restoreSession(services: Services) {
  const find = authenticate(services)
  return async (request: FastifyRequest): Promise<{ readonly token: string } | undefined> => {
    const caller = await find(request, { cookie: true })
    return caller && caller.scope !== 'pwchange'
      ? asCustomer(caller.customerId, () => renewToken(services, caller))
      : undefined
  }
}
