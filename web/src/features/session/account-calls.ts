import { register, setPasswordByLink } from '@endoll/api/account.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { call } from '../../calls/call.ts'
import { startSession } from '../../calls/session.ts'

/** Sets the password with the token of a mailed link; the session is that of its account. */
export async function setPasswordWithLink(token: string, password: string): Promise<SessionClaims> {
  return startSession((await call(setPasswordByLink, { body: { token, password } })).token)
}

/** Makes an account, of somebody who has accepted the conditions, and signs in to it. */
export async function registerAccount(user: string, password: string): Promise<SessionClaims> {
  const body = { user, password, accept_conditions: true, accept_gdpr: true }
  return startSession((await call(register, { body })).token)
}
