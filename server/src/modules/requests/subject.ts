import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'

/** The customer and account behind a request, and the contract that it concerns. */
export interface Subject {
  readonly customer: { readonly code: string; readonly name: string; readonly nif: string }
  readonly account: {
    readonly id: number
    readonly email: string
    readonly mobile: string | null
    /** Language of the account's mails. */
    readonly locale: string
  }
  /** Locked; null where the request concerns the account. */
  readonly contract: ContractRow | null
}

function selectAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select([
      'account.id',
      'account.email',
      'account.mobile',
      'account.locale',
      'customer.code',
      'customer.name',
      'customer.nif',
    ])
    .where('account.id', '=', accountId)
}

/** Locks an account, so that requests that concern it and no contract are written one after the other. */
export async function lockAccount(db: Db, accountId: number) {
  const row = await selectAccount(db, accountId).forUpdate('account').executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export function subjectOf(
  { code, name, nif, ...account }: Awaited<ReturnType<typeof lockAccount>>,
  contract: ContractRow | null,
): Subject {
  return { customer: { code, name, nif }, account, contract }
}

export async function readSubject(db: Db, accountId: number, contract: ContractRow | null): Promise<Subject> {
  return subjectOf(await selectAccount(db, accountId).executeTakeFirstOrThrow(), contract)
}
