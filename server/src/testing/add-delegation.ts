import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/open.ts'
import type { DelegationTable } from '../platform/db/schema.generated.ts'
import type { TestCustomer } from './factories.ts'

type DelegationFields = Partial<Insertable<DelegationTable>> & {
  /** Ids of the contracts that are chosen; all without it. */
  readonly contracts?: readonly number[] | undefined
}

/** Lets the account of one customer act for another, to look unless it says more; the id of the delegation. */
export async function addDelegation(
  db: Db,
  [owner, delegate]: readonly [owner: TestCustomer, delegate: TestCustomer],
  { contracts, ...fields }: DelegationFields = {},
): Promise<number> {
  const { id } = await db
    .insertInto('delegation')
    .values({
      customer_id: owner.customerId,
      account_id: delegate.accountId,
      email: delegate.email,
      role: 'look',
      chosen: contracts !== undefined,
      invited_by: owner.accountId,
      invited_at: '2026-11-01T00:00:00Z',
      accepted_at: '2026-11-01T00:00:00Z',
      accepted_name: 'Aina Roca',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const contract_id of contracts ?? [])
    await db.insertInto('delegation_contract').values({ delegation_id: id, contract_id }).execute()
  return id
}
