import { sealJson } from '../platform/at-rest/seal.ts'
import type { Db } from '../platform/db/open.ts'
import type { TestContract, TestCustomer } from './factories.ts'

let made = 0

/** A move that was begun; its reference. */
export async function addHomeMove(
  db: Db,
  { customerId }: Pick<TestCustomer, 'customerId'>,
  { id, name }: Pick<TestContract, 'id' | 'name'>,
  mobile = '+34600000001',
): Promise<string> {
  made += 1
  const reference = `M0VE-${String(made).padStart(4, '0')}`
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const left = { id, name, kind: 'electricity', address: 'Calle del Sol 1, 28001 Madrid', readings: null }
  const leaving = { contracts: [left], mobile, follower: null }
  await db
    .insertInto('home_move')
    .values({
      reference,
      customer_id: customerId,
      account_id: account.id,
      leaving: sealJson('home_move.leaving', { reference }, leaving),
      leaving_hash: Buffer.alloc(32),
      last_day: '2026-12-10',
      first_day: '2026-12-01',
      locale: 'es',
      created_at: '2026-11-21T11:00:00Z',
    })
    .execute()
  return reference
}
