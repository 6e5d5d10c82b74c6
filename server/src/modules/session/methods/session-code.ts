import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { attemptsOf, type Attempt } from '../attempts.ts'
import { endSessions } from '../sessions.ts'

/**
 * A try of a code in an open session. One that has guessed too often ends: whoever guesses needs the owner's password
 * again, and the owner is not kept from signing in.
 */
export async function sessionCode({ db, clock }: Services, caller: Caller): Promise<Attempt> {
  try {
    return await attemptsOf(db).sessionCode(caller.sessionId)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'too_many_attempts') throw error
    await endSessions(db, clock.nowMs(), 'guessing').where('id', '=', caller.sessionId).execute()
    throw new Failure('unauthenticated')
  }
}
