import { logout } from '@endoll/api/session.ts'
import { hasCode } from './api-error.ts'
import { call } from './call.ts'
import { endSession } from './session.ts'

/** Returns the path that leads on to the identity provider, if any. A session that the server no longer knew counts as signed out. */
export async function signOut(): Promise<string | undefined> {
  let leave: string | undefined
  try {
    ;({ leave } = await call(logout))
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error
  }
  endSession('left')
  return leave
}
