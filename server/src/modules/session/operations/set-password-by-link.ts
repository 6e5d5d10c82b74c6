import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { releaseRegistered } from './registered-accounts.ts'
import type { Services } from '../../../platform/services.ts'
import { noticeAccount } from './account-notice.ts'
import { attemptsOf } from '../attempts.ts'
import { checkNewPassword } from '../check-password.ts'
import type { SignedIn } from './given-cookies.ts'
import { withdrawHandOffs } from '../hand-off.ts'
import { deviceTokenFor } from '../known-device.ts'
import { endNewMethods } from '../methods/new-methods.ts'
import { noteSignIn } from '../new-device.ts'
import { endPasswordLinks, findPasswordLink, spendPasswordLink, type PasswordLink } from './password-links.ts'
import { findAccount, findCustomer, type AccountRow } from '../queries.ts'
import { endSessionsOf, openSession, tokenFor } from '../sessions.ts'
import type { Visit } from './visit.ts'
import { hashQueue } from '../../../platform/work-queue.ts'

/** The account of a link; of a customer without one, what it will be, with no id yet. */
async function findOwner(db: Db, link: PasswordLink, locale: string): Promise<AccountRow | undefined> {
  if (link.account_id !== null) return findAccount(db, link.account_id)
  if (link.customer_id === null || link.email === null) return undefined
  const customer = await findCustomer(db, link.customer_id)
  if (!customer) return undefined
  return {
    id: 0,
    customer_id: link.customer_id,
    email: link.email,
    mobile: link.mobile,
    password_hash: null,
    must_change_password: false,
    locale: customer.language ?? locale,
    roles: [],
    groups: [],
    image: null,
    disabled_at: null,
    name: customer.name,
    given_name: customer.given_name,
    nif: customer.nif,
  }
}

/** Makes the account of a customer who has none. */
async function createAccount(db: Db, account: AccountRow): Promise<number> {
  await releaseRegistered(db, [account.email])
  const { customer_id, email, locale } = account
  const made = await db
    .insertInto('account')
    .values({ customer_id, email, locale })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Meanwhile the address has become that of another account.
  if (!made) throw new Failure('confirmation_invalid')
  return made.id
}

/**
 * Sets the password with the token of a mailed link and signs in. Whatever was open of the account ends: its sessions,
 * other links, tokens that were handed off, a new address that waits. A password that is refused leaves the link unused.
 */
export async function setPasswordByLink(
  services: Services,
  { token, password }: { readonly token: string; readonly password: string },
  visit: Visit,
): Promise<SignedIn> {
  hashQueue.requireCapacity()
  const { db, clock, deployment } = services
  const attempt = await attemptsOf(db).secret(visit.ip)
  try {
    const link = await findPasswordLink(db, clock.nowMs(), token)
    const owner = link && (await findOwner(db, link, deployment.defaultLanguage))
    if (!link || !owner || owner.disabled_at) throw new Failure('confirmation_invalid')
    // The token is right, so it is no guess.
    await attempt.forgive()
    const problems = await checkNewPassword(services, owner, password)
    if (problems.length > 0) throw invalidFields({ password: problems })

    const password_hash = await hashQueue.run(() => hashPassword(password))
    const signedIn = await transact(db, async (transaction) => {
      const nowMs = clock.nowMs()
      if (!(await spendPasswordLink(transaction, nowMs, link))) throw new Failure('confirmation_invalid')
      const id = owner.id === 0 ? await createAccount(transaction, owner) : owner.id
      const account = {
        ...owner,
        id,
        password_hash,
        must_change_password: false,
        mobile: owner.mobile ?? link.mobile,
      }
      const { mobile, must_change_password } = account
      await transaction
        .updateTable('account')
        .set({ password_hash, must_change_password, mobile })
        .$if(link.conditions_accepted_at !== null, (query) =>
          query.set({ conditions_accepted_at: at(nowMs) }),
        )
        .where('id', '=', id)
        .execute()
      await withdrawHandOffs(transaction, id)
      if (link.customer_id !== null)
        await endPasswordLinks(transaction, nowMs, { customerId: link.customer_id })
      await services.accountHooks.accountSecured(transaction, services, id, 'password_change')
      await endSessionsOf({ ...services, db: transaction }, id, 'password_change')
      if (link.purpose === 'recovery') await endNewMethods(transaction, nowMs, id)
      const about = link.purpose === 'recovery' ? 'recovered' : 'activated'
      await noticeAccount(transaction, services, account, about)
      // The notice above tells of it.
      await noteSignIn(transaction, services, account, { device: visit.device, isKnown: true })
      const opened = await openSession(transaction, services, account, visit)
      return opened && { account, opened }
    })
    if (!signedIn) throw new Failure('confirmation_invalid')
    const { account, opened } = signedIn
    return {
      ...(await tokenFor(services, account, opened)),
      secret: opened.secret,
      deviceToken: await deviceTokenFor(services, { id: account.id, passwordHash: password_hash }, undefined),
    }
  } finally {
    attempt.end()
  }
}
