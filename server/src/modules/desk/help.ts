import type { DeskReason } from '@endoll/api/desk-words.ts'
import type { StaffDeed } from '@endoll/api/desk-staff.ts'
import { isLocale } from '@endoll/api/language.ts'
import { findId } from '../../platform/access.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { endLock } from '../session/operations/account-lock.ts'
import { endOtherSessionsOf } from '../session/operations/live-sessions.ts'
import { mailPasswordLink } from '../session/operations/password-links.ts'
import { findAccount, findAccountToRecover } from '../session/queries.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

/** Links that one customer may be mailed in an hour, whoever of the desk asks. */
const linksPerCustomer = 5

export interface Help {
  /** Of the customer, as the address names it. */
  readonly id: string
  /** Null of a customer without an account. */
  readonly accountId: number | null
  readonly why: DeskReason
}

/** The account, if it is that customer's. */
async function accountOf(db: Db, { id, accountId }: Help) {
  const account = accountId === null ? undefined : await findAccount(db, accountId)
  if (!account || account.customer_id !== findId(id)) throw notFound()
  return account
}

/** Does something for an account and writes down that it was done, both or neither. */
async function help(
  services: Services,
  { staff, address }: Doer,
  { id, accountId, why }: Help,
  { what, work }: { readonly what: StaffDeed; readonly work: (db: Db) => Promise<void> },
): Promise<void> {
  await transact(services.db, async (db) => {
    await writeLine(
      { ...services, db },
      {
        staffId: staff.staffId,
        what,
        customerId: findId(id) ?? 0,
        about: accountId === null ? '' : String(accountId),
        why,
        address,
      },
    )
    await work(db)
  })
}

export async function unlock(services: Services, doer: Doer, asked: Help): Promise<void> {
  const account = await accountOf(services.db, asked)
  await help(services, doer, asked, { what: 'unlocked', work: (db) => endLock(db, account) })
}

export async function endSessions(services: Services, doer: Doer, asked: Help): Promise<void> {
  const account = await accountOf(services.db, asked)
  const work = (db: Db) =>
    endOtherSessionsOf({ ...services, db }, { account_id: account.id, session_id: null }, 'logout')
  await help(services, doer, asked, { what: 'sessions_ended', work })
}

/** The link that sets a password anew, to where the account's mails are trusted to go. */
async function recoveryOf(services: Services, asked: Help) {
  const { db, clock } = services
  const { email, disabled_at } = await accountOf(db, asked)
  const account = disabled_at === null ? await findAccountToRecover(db, clock.nowMs(), email) : undefined
  if (!account) throw notFound()
  return { person: account, to: account.address, locale: undefined }
}

/** The link that makes an account, to the address of the retailer's files. */
async function activationOf({ db }: Services, { id }: Help) {
  const customer = await db
    .selectFrom('customer')
    .leftJoin('account', 'account.customer_id', 'customer.id')
    .select(['customer.id', 'customer.name', 'customer.email', 'customer.language'])
    .where('customer.id', '=', findId(id) ?? 0)
    .where('account.id', 'is', null)
    .executeTakeFirst()
  if (!customer?.email) throw notFound()
  const locale = isLocale(customer.language) ? customer.language : undefined
  return { person: { customerId: customer.id, name: customer.name }, to: customer.email, locale }
}

/** Mails the link that activates or recovers, to the address that is known, and to no other. */
export async function mailAccess(services: Services, doer: Doer, asked: Help): Promise<void> {
  const link = asked.accountId === null ? activationOf : recoveryOf
  const { person, ...mailed } = await link(services, asked)
  const links = budgetOf(services.db, { kind: 'desk-link', points: linksPerCustomer, windowSeconds: 3600 })
  await spend(links, String(findId(asked.id)))
  await help(services, doer, asked, {
    what: 'access_mailed',
    work: (db) => mailPasswordLink(db, services, person, mailed),
  })
}
