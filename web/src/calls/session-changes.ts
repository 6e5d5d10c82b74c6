import { signInByOpenId } from '@endoll/api/openid.ts'
import { changePassword, exchangeHandOff, signInByClientId } from '@endoll/api/session.ts'
import type { SessionClaims } from '@endoll/api/session.ts'
import { call } from './call.ts'
import { startSession } from './session.ts'

/** Exchanges what came in an address for a session, in place of the one that was here. */
export async function signInByHandOff(
  came:
    | { readonly kind: 'token'; readonly token: string }
    | { readonly kind: 'client'; readonly clientId: string; readonly secret: string },
): Promise<SessionClaims> {
  const { token } =
    came.kind === 'token'
      ? await call(exchangeHandOff, { body: { token: came.token } })
      : await call(signInByClientId, { body: { client_id: came.clientId, secret: came.secret } })
  return startSession(token)
}

/** Exchanges the code of the identity provider for a session; `isNew` where its account was made just now. */
export async function signInByProvider({
  iss,
  ...came
}: {
  readonly code: string
  readonly state: string
  readonly iss: string | undefined
}) {
  const body = { ...came, ...(iss !== undefined && { iss }) }
  const { token, new_customer: isNew, known } = await call(signInByOpenId, { body })
  return { claims: startSession(token), isNew, known }
}

/** Changes the password; the session continues with the token of the reply. */
export async function setPassword(current: string, password: string): Promise<SessionClaims> {
  return startSession((await call(changePassword, { body: { current, password } })).token)
}
