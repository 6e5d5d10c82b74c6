import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { getToken } from '@endoll/api/session.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { hashPassword, wantsRehash } from '../../../platform/password-hash.ts'
import type { Services } from '../../../platform/services.ts'
import { attemptsOf } from '../attempts.ts'
import { verifyCounted, replacePasswordHash } from './current-password.ts'
import type { SignedIn } from './given-cookies.ts'
import { keptSeconds } from './kept-sessions.ts'
import { deviceTokenFor, findKnownDevice } from '../known-device.ts'
import { hasAppCodes, requireCode } from '../methods/app-codes.ts'
import { noteSignIn } from '../new-device.ts'
import { endPasswordLinks } from './password-links.ts'
import { asAccountEmail, findAccountByEmail } from '../queries.ts'
import { openSession, tokenFor } from '../sessions.ts'
import type { Visit } from './visit.ts'
import { hashQueue } from '../../../platform/work-queue.ts'

/**
 * Signs in, with a code too where the account has codes of an app. An account that is unknown, disabled or without password gets the same reply, and takes
 * as long, as a wrong password.
 */
export async function signIn(
  services: Services,
  { user, password, code, own_device }: BodyOf<typeof getToken>,
  visit: Visit,
): Promise<SignedIn> {
  hashQueue.requireCapacity()
  const { db } = services
  const email = asAccountEmail(user)
  const account = await findAccountByEmail(db, email)
  const deviceId = await findKnownDevice(services, account, visit.deviceToken)
  const attempt = await attemptsOf(db).signIn({ email, ip: visit.ip, deviceId })
  const stored = account?.password_hash ?? null
  const matches = await verifyCounted(attempt, password, { stored, admitted: !account?.disabled_at })
  if (!account || !stored || !matches) throw new Failure('bad_credentials')
  const steppedUp = await hasAppCodes(db, account.id)
  if (steppedUp) {
    if (!code) throw invalidFields({ code: ['required_field'] })
    await requireCode(services, account.id, code)
  }

  const kept = own_device === true && keptSeconds(services) > 0
  const passwordHash = wantsRehash(stored) ? await hashQueue.run(() => hashPassword(password)) : stored
  const opened = await transact(db, async (transaction) => {
    if (passwordHash !== stored) {
      const values = { password_hash: passwordHash }
      const replaced = await replacePasswordHash(transaction, account.id, stored, values)
      // Another sign-in replaced it at the same time; the next try will find the new hash.
      if (!replaced) throw new Failure('busy', { retryAfterSeconds: 1 })
    }
    // A password that works makes reset links useless.
    await endPasswordLinks(transaction, services.clock.nowMs(), { accountId: account.id })
    const unlocked = { ...account, password_hash: passwordHash }
    const isKnown = deviceId !== undefined
    await noteSignIn(transaction, services, account, { device: visit.device, isKnown })
    const session = await openSession(transaction, services, unlocked, visit, { steppedUp, kept })
    // Recorded here, so that it causes no notice.
    if (!session) throw new Failure('bad_credentials')
    return session
  })
  return {
    ...(await tokenFor(services, account, opened)),
    secret: opened.secret,
    ...(kept && { keptSeconds: keptSeconds(services) }),
    deviceToken: await deviceTokenFor(services, { id: account.id, passwordHash }, deviceId),
  }
}
