import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'

/** Notes that the retailer has agreed, in the transaction of its answer; a job erases (modules/own-data/operations/erase.ts). */
export async function agreeErasure(
  db: Db,
  { reference, customer_id }: { readonly reference: string; readonly customer_id: number },
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('erasure')
    .values({ customer_id, request_reference: reference, agreed_at: at(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
