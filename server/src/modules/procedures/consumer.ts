import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

/** Whether a contract's customer is a consumer, who may withdraw: not a company. */
export async function isConsumers(db: Db, { customer_id: id }: Pick<ContractRow, 'customer_id'>) {
  const { kind } = await db
    .selectFrom('customer')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return kind !== 'company'
}
