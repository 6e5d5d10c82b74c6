import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import type { Services } from '../../../platform/services.ts'
import { commonPasswords } from './common-passwords.ts'
import type { SignedIn } from './given-cookies.ts'
import { deviceTokenFor } from '../known-device.ts'
import { noteSignIn } from '../new-device.ts'
import { passwordProblems } from './password-policy.ts'
import type { AccountRow } from '../queries.ts'
import { openSession, tokenFor } from '../sessions.ts'
import type { Visit } from './visit.ts'
import { hashQueue } from '../../../platform/work-queue.ts'

/** The hash of a password for an account that does not exist yet; a 400 where the password is not accepted. */
export async function hashAcceptable(
  { deployment }: Services,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  hashQueue.requireCapacity()
  const context = { organisation: deployment.organisation.name, email, nif: '', mobile: null, cups: [] }
  const problems = passwordProblems(password, deployment.password, context, await commonPasswords())
  if (problems.length > 0) throw invalidFields({ password: problems })
  return hashQueue.run(() => hashPassword(password))
}

/** Opens a session of an account that is made in the same transaction. */
export async function openFirstSession(
  services: Services,
  visit: Visit,
  make: (transaction: Db) => Promise<AccountRow>,
): Promise<SignedIn> {
  const { account, opened } = await transact(services.db, async (transaction) => {
    const made = await make(transaction)
    await noteSignIn(transaction, services, made, { device: visit.device, isKnown: true })
    const session = await openSession(transaction, services, made, visit)
    if (!session) throw new Failure('busy', { retryAfterSeconds: 1 })
    return { account: made, opened: session }
  })
  return {
    ...(await tokenFor(services, account, opened)),
    secret: opened.secret,
    deviceToken: await deviceTokenFor(
      services,
      { id: account.id, passwordHash: account.password_hash ?? '' },
      undefined,
    ),
  }
}
