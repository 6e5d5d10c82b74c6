import type { Locale } from '@endoll/api/language.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { findHolder } from '../../platform/unscoped-contracts.ts'
import { mailPasswordLink } from '../session/operations.ts'
import { findAccountOfCustomer, findAccountToRecover } from '../session/queries.ts'
import type { Activation } from './asks.ts'

/**
 * Mails the link to the account of a contract's holder, where the e-mail is the one that the retailer has or it has none.
 * An account with another address is not reached: what a bill says must not be enough to take it over.
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
    await mailPasswordLink(transaction, services, { customerId: holder.id, name: holder.name }, link)
  } else if (!account.disabled_at && account.email === asked.email) {
    const to = (await findAccountToRecover(transaction, services.clock.nowMs(), account.email))?.address
    if (to !== undefined) await mailPasswordLink(transaction, services, account, { ...link, to })
  }
}
