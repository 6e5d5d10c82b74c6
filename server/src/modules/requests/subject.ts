import type { Db } from '../../platform/db/open.ts'
import { lockContract, type ContractRow } from '../../platform/access.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { RequestRow } from './request.ts'

/** Who is told of a request, and what it concerns. */
export interface Subject {
  readonly customer: { readonly code: string; readonly name: string }
  readonly account: {
    readonly id: number
    readonly email: string
    readonly mobile: string | null
    /** Language in which the account's owner wants to be told. */
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
    ])
    .where('account.id', '=', accountId)
}

/** Locks an account, so that no two requests of it that concern no contract are written at once. */
export async function lockAccount(db: Db, accountId: number) {
  const row = await selectAccount(db, accountId).forUpdate('account').executeTakeFirst()
  if (!row) throw notFound()
  return row
}

function readAccount(db: Db, accountId: number) {
  return selectAccount(db, accountId).executeTakeFirstOrThrow()
}

/** Locks what a request concerns, then the request: everybody in this order, so that nobody waits in a circle. */
export async function lockRequest(
  db: Db,
  id: number,
): Promise<{ readonly request: RequestRow; readonly subject: Subject }> {
  const named = await db
    .selectFrom('request')
    .select(['contract_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const contract = named.contract_id === null ? null : await lockContract(db, named.contract_id)
  const account = contract ? await readAccount(db, named.account_id) : await lockAccount(db, named.account_id)
  const request = await db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, subject: subjectOf(account, contract) }
}

export function subjectOf(
  { id, email, mobile, locale, code, name }: Awaited<ReturnType<typeof lockAccount>>,
  contract: ContractRow | null,
): Subject {
  return { customer: { code, name }, account: { id, email, mobile, locale }, contract }
}

export async function readSubject(db: Db, accountId: number, contract: ContractRow | null): Promise<Subject> {
  return subjectOf(await readAccount(db, accountId), contract)
}
