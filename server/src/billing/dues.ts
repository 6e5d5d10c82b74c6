import type { Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../platform/db/open.ts'

/**
 * Counts what falls due up to a day, of bills on which it depends: those agreed to be paid in parts, and those of which the
 * file does not say what is overdue. Safe to run twice. Returns how many bills were looked at.
 */
export async function countDues(db: Db, today: Day): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ counted_on: today })
    .where('counted_on', 'is not', null)
    .where('counted_on', 'is distinct from', today)
    .where('pending_cents', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** What was agreed to be paid in parts is due in parts from a day on. */
export async function countPlan(db: Db, requestId: number, today: Day): Promise<void> {
  const ofPlan = db.selectFrom('instalment').select('invoice_id').where('request_id', '=', requestId)
  // A payment of several bills locks them in this order too.
  await db.selectFrom('invoice').select('id').where('id', 'in', ofPlan).orderBy('id').forUpdate().execute()
  await db.updateTable('invoice').set({ counted_on: today }).where('id', 'in', ofPlan).execute()
}
