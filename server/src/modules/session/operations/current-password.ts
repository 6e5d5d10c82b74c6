import type { Db } from '../../../platform/db/open.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { attemptsOf, type Attempt } from '../attempts.ts'
import { findAccount } from '../queries.ts'
import { hashQueue } from '../../../platform/work-queue.ts'

/** Verifies a password; only a wrong one stays counted. */
export async function verifyCounted(
  attempt: Attempt,
  password: string,
  { stored, admitted = true }: { stored: string | null; admitted?: boolean },
): Promise<boolean> {
  try {
    const matches = await hashQueue
      .run(() => verifyPassword(password, stored))
      .catch(async (error: unknown) => {
        await attempt.forgive()
        throw error
      })
    // Not for a disabled account: the time that it takes would show that the password is right.
    if (matches && admitted) await attempt.forgive()
    return matches && admitted
  } finally {
    attempt.end()
  }
}

/**
 * The caller's stored hash, once they have shown that they know the password: the session alone is not enough. Guesses
 * are counted on the session's budget.
 */
export async function requireCurrentPassword(
  services: Services,
  caller: Caller,
  current: string | undefined,
): Promise<string> {
  if (current === undefined) throw invalidFields({ current: ['required_field'] })
  hashQueue.requireCapacity()
  const account = await findAccount(services.db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  const stored = account.password_hash
  const attempt = await attemptsOf(services.db).currentPassword(caller.sessionId)
  const matches = await verifyCounted(attempt, current, { stored })
  if (!stored || !matches) throw new Failure('current_password_wrong')
  return stored
}

/** Writes a new hash unless another call has replaced the old one. */
export async function replacePasswordHash(
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
