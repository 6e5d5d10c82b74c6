import { spendAsk } from '../../platform/budget.ts'
import type * as contract from '@endoll/api/account.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { at } from '../../platform/db/at.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import { newRegisteredCode } from '../session/operations/registered-accounts.ts'
import type { Services } from '../../platform/services.ts'
import { hashAcceptable, openFirstSession } from '../session/operations/first-session.ts'
import { noticeAccount } from '../session/operations/account-notice.ts'
import type { SignedIn } from '../session/operations/given-cookies.ts'
import type { Visit } from '../session/operations/visit.ts'
import { findAccount } from '../session/queries.ts'

/**
 * Creates an account without contracts and signs in. An e-mail that is an account's already is refused, after the same
 * work; how often a network may ask is limited.
 */
export async function register(
  services: Services,
  { user, password, accept_conditions, accept_gdpr }: BodyOf<typeof contract.register>,
  { visit, locale }: { readonly visit: Visit; readonly locale: Locale },
): Promise<SignedIn> {
  const { db, clock, deployment } = services
  const parsed = parseEmail(user, deployment.mail)
  if (!parsed.ok) throw invalidFields({ user: [parsed.error] })
  const email = parsed.email.toLowerCase()
  await spendAsk(db, visit.ip)
  const passwordHash = await hashAcceptable(services, { email, password })
  const offered = deployment.languages.includes(locale) ? locale : deployment.defaultLanguage
  return openFirstSession(services, visit, async (transaction) => {
    const { id: customerId } = await transaction
      .insertInto('customer')
      .values({ code: newRegisteredCode(), name: email, nif: '', kind: 'person' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await transaction
      .insertInto('account')
      .values({
        customer_id: customerId,
        email,
        password_hash: passwordHash,
        locale: offered,
        conditions_accepted_at: accept_conditions && accept_gdpr ? at(clock.nowMs()) : null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    const account = made && (await findAccount(transaction, made.id))
    if (!account) throw new Failure('email_taken')
    await noticeAccount(transaction, services, account, 'registered')
    return account
  })
}
