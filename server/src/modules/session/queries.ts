import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { ownContracts } from '../../platform/access.ts'
import { signingAddress, trustedAfterMs } from './operations/signing-address.ts'
import type { PasswordContext } from './operations/password-policy.ts'

/** E-mail as accounts store it, without characters that PostgreSQL cannot store. */
export function asAccountEmail(user: string) {
  return user.trim().normalize('NFC').toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD')
}

/** Accounts with what the access token contains. */
function accounts(db: Db) {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select([
      'account.id',
      'account.customer_id',
      'account.email',
      'account.mobile',
      'account.password_hash',
      'account.must_change_password',
      'account.locale',
      'account.roles',
      'account.groups',
      'account.image',
      'account.disabled_at',
      'customer.name',
      'customer.given_name',
      'customer.nif',
    ])
}

export function findAccountByEmail(db: Db, email: string) {
  return accounts(db).where('account.email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, accountId: number) {
  return accounts(db).where('account.id', '=', accountId).executeTakeFirst()
}

/**
 * The account that an e-mail may recover, and where the link goes. For three days after a change of address both name
 * it, and the link goes to the one before: whoever took a session over must not keep the owner out (decision 0021).
 */
export async function findAccountToRecover(db: Db, nowMs: number, email: string) {
  const account = await accounts(db)
    .where((where) =>
      where.or([
        where('account.email', '=', email),
        where.and([
          where('account.email_before', '=', email),
          where('account.email_changed_at', '>', at(nowMs - trustedAfterMs)),
        ]),
      ]),
    )
    .orderBy((order) => order('account.email', '=', email), 'desc')
    .executeTakeFirst()
  return account && { ...account, address: await signingAddress(db, account.id, nowMs) }
}

/** The code of an account's customer in the retailer's systems. */
export async function customerCodeOf(db: Db, accountId: number): Promise<string> {
  const { code } = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select('customer.code')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return code
}

/** The account of the customer of a code in the retailer's systems, the first where there are several. */
export function findAccountByCustomerCode(db: Db, code: string) {
  return accounts(db).where('customer.code', '=', code).orderBy('account.id').limit(1).executeTakeFirst()
}

/** The account of a customer, the first where there are several. */
export function findAccountOfCustomer(db: Db, customerId: number) {
  return accounts(db).where('customer.id', '=', customerId).orderBy('account.id').limit(1).executeTakeFirst()
}

export function findCustomer(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['name', 'given_name', 'nif', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirst()
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** What the password policy compares a password with. */
export async function readPasswordContext(
  db: Db,
  account: AccountRow,
  organisation: string,
): Promise<PasswordContext> {
  const contracts = await ownContracts(db, { customerId: account.customer_id })
    .select('contract.cups')
    .distinct()
    .execute()
  const { email, nif, mobile } = account
  return { organisation, email, nif, mobile, cups: contracts.map(({ cups }) => cups) }
}
