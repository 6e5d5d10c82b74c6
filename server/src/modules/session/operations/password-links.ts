import { randomUUID } from 'node:crypto'
import { passwordLinkMinutes } from '@endoll/api/account.ts'
import { isLocale, type Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { hashOfSecret, newSecret } from '../../../platform/secret.ts'
import type { AccountRow } from '../queries.ts'

/** A mailed link that sets a password. */
type Purpose = 'recovery' | 'activation'
const purposes = ['recovery', 'activation'] as const

/** So many to one account within the time that one serves: more would only fill a mailbox. */
const mostLinks = 5

/** Whose link it is: an account's, or that of a customer who has none yet. */
type Owner = { readonly accountId: number } | { readonly customerId: number }

/** What was typed when an account was to be activated; it counts once the link is followed. */
export interface WithLink {
  readonly mobile: string | null
  readonly acceptedAtMs: number
}

function linksOf(db: Db, owner: Owner) {
  return db
    .selectFrom('hand_off')
    .where('purpose', 'in', purposes)
    .where((where) =>
      'accountId' in owner
        ? where('account_id', '=', owner.accountId)
        : where.and([where('customer_id', '=', owner.customerId), where('account_id', 'is', null)]),
    )
}

/** Ends the links of an account, or of a customer without one. They are kept as used, to count them. */
export async function endPasswordLinks(db: Db, nowMs: number, owner: Owner): Promise<void> {
  await db
    .updateTable('hand_off')
    .set({ used_at: at(nowMs) })
    .where('token_hash', 'in', linksOf(db, owner).select('token_hash').where('used_at', 'is', null))
    .execute()
}

async function mayMailAgain(db: Db, nowMs: number, owner: Owner): Promise<boolean> {
  const made = await linksOf(db, owner).select('token_hash').where('expires_at', '>', at(nowMs)).execute()
  return made.length < mostLinks
}

export interface MailedLink {
  readonly to: string
  readonly locale: Locale | undefined
  readonly typed?: WithLink
}

/**
 * Mails a link that sets a password, in a transaction; the link before ends. To an account without a password, and to a
 * customer without an account, it is the link that activates.
 */
export async function mailPasswordLink(
  transaction: Db,
  services: Services,
  person:
    | Pick<AccountRow, 'id' | 'name' | 'locale' | 'password_hash'>
    | { readonly customerId: number; readonly name: string },
  { to, locale, typed }: MailedLink,
): Promise<void> {
  const nowMs = services.clock.nowMs()
  const account = 'id' in person ? person : undefined
  const owner = 'id' in person ? { accountId: person.id } : { customerId: person.customerId }
  if (!(await mayMailAgain(transaction, nowMs, owner))) return
  await endPasswordLinks(transaction, nowMs, owner)
  const purpose: Purpose = account?.password_hash ? 'recovery' : 'activation'
  const token = newSecret()
  await transaction
    .deleteFrom('hand_off')
    .where('expires_at', '<', at(nowMs - 24 * 3_600_000))
    .execute()
  await transaction
    .insertInto('hand_off')
    .values({
      token_hash: hashOfSecret(token),
      purpose,
      expires_at: at(nowMs + passwordLinkMinutes * 60_000),
      account_id: account?.id ?? null,
      customer_id: 'id' in person ? null : person.customerId,
      email: 'id' in person ? null : to,
      mobile: typed?.mobile ?? null,
      conditions_accepted_at: typed ? at(typed.acceptedAtMs) : null,
    })
    .execute()
  const own = account && isLocale(account.locale) ? account.locale : services.deployment.defaultLanguage
  await queueMail(transaction, services, {
    key: `password-link:${randomUUID()}`,
    template: 'password_link',
    locale: locale ?? own,
    to,
    data: { about: purpose, customer: person.name, token, minutes: passwordLinkMinutes },
  })
}

/** A link that can still be used; it stays unused. */
export function findPasswordLink(db: Db, nowMs: number, token: string) {
  return db
    .selectFrom('hand_off')
    .selectAll()
    .where('token_hash', '=', hashOfSecret(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(nowMs))
    .executeTakeFirst()
}
export type PasswordLink = NonNullable<Awaited<ReturnType<typeof findPasswordLink>>>

/** Uses it up; false if another call was first, or its time has passed. */
export async function spendPasswordLink(
  db: Db,
  nowMs: number,
  { token_hash }: PasswordLink,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hand_off')
    .set({ used_at: at(nowMs) })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(nowMs))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
