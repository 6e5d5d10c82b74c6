import type { Locale } from '@endoll/api/language.ts'
import type { UnreachableOutboxEvent } from '@endoll/api/retailer.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { todayOf } from '../../platform/clock.ts'
import { findHolder } from '../../platform/unscoped-contracts.ts'
import { mailPasswordLink } from '../session/operations/password-links.ts'
import { findAccountOfCustomer, findAccountToRecover } from '../session/queries.ts'
import type { Activation } from './asks.ts'

/**
 * Mails the link to the account of a contract's holder, where the e-mail is that of the account; or to a customer without
 * one, where it is that of the retailer's files. No other address is reached: what a bill says must not be enough to take
 * an account over. The retailer is told of a customer without an account who is not reached.
 */
export async function activate(
  transaction: Db,
  services: Services,
  asked: Activation,
  { locale, askedMs }: { readonly locale: Locale | undefined; readonly askedMs: number },
): Promise<void> {
  const holder = await findHolder(transaction, asked)
  if (!holder) return
  const typed = { mobile: asked.mobile, acceptedAtMs: askedMs }
  const link = { to: asked.email, locale, typed }
  const account = await findAccountOfCustomer(transaction, holder.id)
  if (!account) {
    if (!holder.emails.includes(asked.email))
      return tellUnreachable(transaction, services, holder.code, asked)
    await mailPasswordLink(transaction, services, { customerId: holder.id, name: holder.name }, link)
  } else if (!account.disabled_at && account.email === asked.email) {
    const to = (await findAccountToRecover(transaction, services.clock.nowMs(), account.email))?.address
    if (to !== undefined) await mailPasswordLink(transaction, services, account, { ...link, to })
  }
}

/** Once a day of a customer: who has a bill may ask as often as they like. */
async function tellUnreachable(
  db: Db,
  services: Services,
  code: string,
  { contract, email, mobile }: Activation,
): Promise<void> {
  const now = at(services.clock.nowMs())
  const subject = `account:${code}`
  const payload: UnreachableOutboxEvent['account'] = {
    customer: { code },
    contract,
    typed: { email, mobile },
  }
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      mail_about: `activation:${code}:${todayOf(services)}`,
      subject,
      type: 'account.unreachable',
      payload: sealJson('outbox_event.payload', { subject }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .onConflict((conflict) => conflict.column('mail_about').doNothing())
    .execute()
  await services.jobs?.wake(db, 'outbox')
}
