import type { Db } from '../../platform/db/open.ts'
import { newSecretId } from '../../platform/reference.ts'

/**
 * The group of some leads, which from then on have it: that of the first that has one, else a new one. A lead that is in
 * another group stays there.
 */
export async function groupOf(db: Db, leads: readonly string[]): Promise<string> {
  if (leads.length === 0) return newSecretId()
  const rows = await db
    .selectFrom('lead')
    .select('group_id')
    .where('id', 'in', leads)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  const group = rows.find(({ group_id }) => group_id !== null)?.group_id ?? newSecretId()
  await db
    .updateTable('lead')
    .set({ group_id: group })
    .where('id', 'in', leads)
    .where('group_id', 'is', null)
    .execute()
  return group
}
