import type { Db } from '../../../platform/db/open.ts'
import { attemptsOf } from '../attempts.ts'

/** Seconds until passwords of an account are looked at again, after too many wrong ones; null if they are now. */
export function lockedSeconds(db: Db, email: string): Promise<number | null> {
  return attemptsOf(db).lockedSeconds(email)
}

/** Lets an account try its password and its codes again. */
export function endLock(db: Db, account: { readonly email: string; readonly id: number }): Promise<void> {
  return attemptsOf(db).unlock(account)
}
