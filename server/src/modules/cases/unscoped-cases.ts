import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { CaseRow } from './own-cases.ts'

/** Locks a case by its reference, of any customer: for the retailer's answer. Throws not-found. */
export async function lockCaseOf(db: Db, reference: string): Promise<CaseRow> {
  const row = await db
    .selectFrom('crm_case')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
