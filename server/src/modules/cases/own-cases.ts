import { sql, type Selectable } from 'kysely'
import { findId, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { CrmCaseTable } from '../../platform/db/schema.generated.ts'
import { notFound } from '../../platform/http/failure.ts'

export type CaseRow = Selectable<CrmCaseTable>

/** Whether the retailer has answered since the time to answer began again, by what was missing or as it was opened again. */
export const answered = sql<boolean>`exists (select from crm_message
  where crm_message.case_id = crm_case.id and crm_message.author = 'retailer' and crm_message.what <> 'incomplete'
    and not exists (select from crm_message later
                     where later.case_id = crm_case.id and later.position > crm_message.position
                       and later.what in ('incomplete', 'reopened')))`

/** The cases of a customer; ownership is part of the SQL. */
export function ownCases(db: Db, owner: Owner) {
  return db.selectFrom('crm_case').where('crm_case.customer_id', '=', owner.customerId)
}

/**
 * One case of the customer, locked where something is written in it. Throws not-found alike for what is absent and what is
 * not theirs.
 */
export async function getOwnCase(
  db: Db,
  owner: Owner,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CaseRow> {
  const row = await ownCases(db, owner)
    .selectAll('crm_case')
    .where('crm_case.id', '=', findId(id) ?? 0)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
