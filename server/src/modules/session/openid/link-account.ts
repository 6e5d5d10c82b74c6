import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { parseName } from '@endoll/domain/identity/person-name.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { ProviderIdentity } from '../../../gateways/identity/gateway.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { isRegisteredCode, newRegisteredCode } from '../operations/registered-accounts.ts'
import type { Services } from '../../../platform/services.ts'
import { noticeAccount } from '../operations/account-notice.ts'
import { withdrawHandOffs } from '../hand-off.ts'
import { endAllMethods } from '../methods/all-methods.ts'
import { endPasswordLinks } from '../operations/password-links.ts'
import {
  customerCodeOf,
  findAccount,
  findAccountByCustomerCode,
  findAccountByEmail,
  type AccountRow,
} from '../queries.ts'
import { endSessionsOf } from '../sessions.ts'

/** Whose account it is, and whether it was made just now. */
export interface Linked {
  readonly account: AccountRow
  readonly isNew: boolean
}

/**
 * The account of whom the provider vouches for: by the provider's name of them, which is kept from the first time; before
 * that by the customer's code or the verified e-mail. A person without either gets an account without contracts.
 */
export async function linkAccount(
  transaction: Db,
  services: Services,
  identity: ProviderIdentity,
  locale: Locale,
): Promise<Linked> {
  const known = await findLinked(transaction, identity)
  if (known) return { account: known, isNew: false }
  const found = await findByClaims(transaction, services, identity)
  const account = found
    ? await takeOver(transaction, services, found)
    : await createAccount(transaction, services, identity, locale)
  const linked = await transaction
    .insertInto('openid_identity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      account_id: account.id,
      created_at: at(services.clock.nowMs()),
    })
    // Another person of the provider has the account, or another call linked it at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  if (!linked) throw new Failure('openid_refused')
  if (found) await noticeAccount(transaction, services, account, 'provider_linked')
  return { account, isNew: !found }
}

async function findLinked(db: Db, { issuer, subject }: ProviderIdentity): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('openid_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && (await findAccount(db, row.account_id))
}

function findByClaims(db: Db, { deployment }: Services, identity: ProviderIdentity) {
  if (deployment.openid.customerClaim !== null)
    return identity.customerCode === null ? undefined : findAccountByCustomerCode(db, identity.customerCode)
  // An account may have letters that the mail server does not take today.
  const email = emailOf(identity, { smtpUtf8: true })
  return email === undefined ? undefined : findAccountByEmail(db, email)
}

/** Whom mails greet: a name that somebody may have typed there is taken only where it is one. */
function nameOf({ name }: ProviderIdentity): string | undefined {
  const parsed = parseName(name ?? '', 'company')
  return parsed.ok ? parsed.name : undefined
}

function emailOf({ verifiedEmail }: ProviderIdentity, rules: EmailRules): string | undefined {
  const parsed = parseEmail(verifiedEmail ?? '', rules)
  return parsed.ok ? parsed.email.toLowerCase() : undefined
}

/**
 * An account that was only registered: nobody proved that its e-mail is theirs, and now its owner has. Whatever would
 * let whoever registered it back in ends.
 */
async function takeOver(transaction: Db, services: Services, account: AccountRow): Promise<AccountRow> {
  if (!isRegisteredCode(await customerCodeOf(transaction, account.id))) return account
  const cleared = { password_hash: null, must_change_password: false }
  await transaction.updateTable('account').set(cleared).where('id', '=', account.id).execute()
  await withdrawHandOffs(transaction, account.id)
  await endPasswordLinks(transaction, services.clock.nowMs(), { accountId: account.id })
  await services.accountHooks.accountSecured(transaction, services, account.id, 'password_change')
  await endSessionsOf({ ...services, db: transaction }, account.id, 'password_change')
  await endAllMethods(transaction, account.id)
  return { ...account, ...cleared }
}

async function createAccount(
  transaction: Db,
  services: Services,
  identity: ProviderIdentity,
  locale: Locale,
): Promise<AccountRow> {
  const { deployment } = services
  const email = emailOf(identity, deployment.mail)
  if (email === undefined) throw new Failure('openid_email_unverified')
  const { id: customerId } = await transaction
    .insertInto('customer')
    .values({ code: newRegisteredCode(), name: nameOf(identity) ?? email, nif: '', kind: 'person' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await transaction
    .insertInto('account')
    .values({
      customer_id: customerId,
      email,
      locale: deployment.languages.includes(locale) ? locale : deployment.defaultLanguage,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  const account = made && (await findAccount(transaction, made.id))
  if (!account) throw new Failure('email_taken')
  await noticeAccount(transaction, services, account, 'registered')
  return account
}
