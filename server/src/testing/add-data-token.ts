import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/open.ts'
import type { DataTokenTable } from '../platform/db/schema.generated.ts'
import { hashOfSecret, newSecret } from '../platform/secret.ts'
import type { TestCustomer } from './factories.ts'

/** A token of a customer's own for a year, unless it says otherwise: its secret. */
export async function addDataToken(
  db: Db,
  { customerId, accountId }: Pick<TestCustomer, 'customerId' | 'accountId'>,
  fields: Partial<Insertable<DataTokenTable>> = {},
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('data_token')
    .values({
      customer_id: customerId,
      account_id: accountId,
      kind: 'data',
      name: 'Home Assistant',
      secret_hash: hashOfSecret(secret),
      created_at: '2026-11-01T00:00:00Z',
      end_day: '2027-11-01',
      ...fields,
    })
    .execute()
  return secret
}
