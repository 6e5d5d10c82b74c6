import type { ClaimFact } from '@endoll/api/cases.ts'
import type { Db } from '../../platform/db/open.ts'

/** What of its contract a claim is about, in the order in which it was shown. */
export function readFacts(db: Db, caseId: number): Promise<ClaimFact[]> {
  return db
    .selectFrom('crm_fact')
    .select(['kind', 'thing_id as id', 'name', 'day', 'amount_cents'])
    .where('case_id', '=', caseId)
    .orderBy('number')
    .execute()
}
