import type { PaperSource } from '../../documents/request/request-document.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import { supplyAddress } from '../../billing/supply-address.ts'
import type { RequestRow } from './request.ts'

/** Who asked, and whose contract it was, on the day of the request. */
export interface People {
  readonly customer: PaperSource['customer']
  readonly contract: Omit<NonNullable<PaperSource['contract']>, 'name'> | null
}

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
  /** Locked; null if the request concerns the account. */
  readonly contract: ContractRow | null
  /** As it is kept with the request. */
  readonly people: People
}

/** Whose request it is, and the account that asks for it: the customer's own, or of whoever acts for the customer. */
export interface WhoAsks {
  readonly accountId: number
  readonly customerId: number
}

export function askedBy({
  account_id: accountId,
  customer_id: customerId,
}: Pick<RequestRow, 'account_id' | 'customer_id'>): WhoAsks {
  return { accountId, customerId }
}

function selectAccount(db: Db, { accountId, customerId }: WhoAsks) {
  return db
    .selectFrom('account')
    .innerJoin('customer', (join) => join.on('customer.id', '=', customerId))
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
export async function lockAccount(db: Db, who: WhoAsks) {
  const row = await selectAccount(db, who).forUpdate('account').executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export function subjectOf(
  { code, name, nif, ...account }: Awaited<ReturnType<typeof lockAccount>>,
  contract: ContractRow | null,
): Subject {
  const people: People = {
    customer: { name, nif, email: account.email },
    contract: contract && {
      cups: contract.cups,
      address: supplyAddress(contract),
      distributor: contract.distributor_name,
    },
  }
  return { customer: { code, name, nif }, account, contract, people }
}

export async function readSubject(db: Db, who: WhoAsks, contract: ContractRow | null): Promise<Subject> {
  return subjectOf(await selectAccount(db, who).executeTakeFirstOrThrow(), contract)
}

/** Throws `request_ended` if the contract has another customer by now than the one who asked. */
export function requireHolder(request: Pick<RequestRow, 'customer_id'>, contract: Subject['contract']): void {
  if (contract && contract.customer_id !== request.customer_id) throw new Failure('request_ended')
}
