import { changePassword, exchangeHandOff } from '@endoll/api/session.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { call } from './call.ts'
import { startSession } from './session.ts'

/** Exchanges the one-time token of an address for a session, in place of the one that was here. */
export async function signInByHandOff(token: string): Promise<SessionClaims> {
  return startSession((await call(exchangeHandOff, { body: { token } })).token)
}

/** Changes the password; the session goes on with the token of the reply. */
export async function setPassword(current: string, password: string): Promise<SessionClaims> {
  return startSession((await call(changePassword, { body: { current, password } })).token)
}
