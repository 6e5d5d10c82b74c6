import { sql } from 'kysely'
import type { Db } from './open.ts'

/**
 * Asks something as the desk within the transaction of a customer's call that somebody of the desk makes, which sees none of
 * the desk's own rows. What throws ends the transaction; else it goes on as it was.
 */
export async function asDeskWithin<T>(
  transaction: Db,
  customerId: number,
  work: () => Promise<T>,
): Promise<T> {
  await asking(transaction, { customer: '', role: 'staff' })
  const answer = await work()
  await asking(transaction, { customer: String(customerId), role: 'agent' })
  return answer
}

function asking(transaction: Db, { customer, role }: { readonly customer: string; readonly role: string }) {
  return sql`select set_config('endoll.customer', ${customer}, true), set_config('endoll.role', ${role}, true)`.execute(
    transaction,
  )
}
