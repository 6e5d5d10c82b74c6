import type { ClaimFact } from '@endoll/api/cases.ts'
import type { CaseOutboxEvent } from '@endoll/api/retailer.ts'
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

export type CaseReading = CaseOutboxEvent['case']['readings'][number]

/** What was read off the meter, where the case is that. */
export function readReadings(db: Db, caseId: number): Promise<CaseReading[]> {
  return db
    .selectFrom('crm_reading')
    .select(['magnitude', 'tariff_period', 'day', 'figure'])
    .where('case_id', '=', caseId)
    .orderBy('magnitude')
    .orderBy('tariff_period')
    .execute()
}
