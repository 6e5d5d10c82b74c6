import type { Db } from '../../platform/db/open.ts'
import { ownContracts } from '../../platform/access.ts'
import type { PasswordContext } from './password-policy.ts'

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
      'customer.nif',
    ])
}

export function findAccountByEmail(db: Db, email: string) {
  return accounts(db).where('account.email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, accountId: number) {
  return accounts(db).where('account.id', '=', accountId).executeTakeFirst()
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
