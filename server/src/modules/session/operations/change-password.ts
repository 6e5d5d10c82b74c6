import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import type { Services } from '../../../platform/services.ts'
import { noticeAccount } from './account-notice.ts'
import { checkNewPassword } from '../check-password.ts'
import { requireCurrentPassword, replacePasswordHash } from './current-password.ts'
import type { SignedIn } from './given-cookies.ts'
import { withdrawHandOffs } from '../hand-off.ts'
import { deviceTokenFor, findKnownDevice } from '../known-device.ts'
import { findAccount } from '../queries.ts'
import { endSessionsOf, openSession, tokenFor } from '../sessions.ts'
import type { Visit } from './visit.ts'
import { hashQueue } from '../../../platform/work-queue.ts'

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
  hashQueue.requireCapacity()
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
