import { sql } from 'kysely'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'

/** Says that a bill was reminded of; false where another server did it first. */
export async function markReminded(db: Db, invoiceId: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ reminded_at: at(nowMs) })
    .where('id', '=', invoiceId)
    .where(sql<boolean>`(reminded_at is null or reminded_at < due_day)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
