import type { CollectionOutboxEvent, CollectionOutboxType } from '@endoll/api/retailer.ts'
import { isPausing } from '@endoll/domain/claims/claim-pause.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { contractOf } from './case-wire.ts'
import type { CaseRow } from './own-cases.ts'
import { writeCaseEvent } from './write-event.ts'

/** Numbers of the bills that a claim names; null if it holds up those of its whole contract. */
async function billsOf(db: Db, { id, pauses }: CaseRow): Promise<string[] | null> {
  if (pauses !== 'bills') return null
  const rows = await db
    .selectFrom('crm_fact')
    .innerJoin('invoice', 'invoice.id', 'crm_fact.thing_id')
    .select('invoice.number')
    .distinct()
    .where('crm_fact.case_id', '=', id)
    .where('crm_fact.kind', 'in', ['invoice', 'readings'])
    .orderBy('invoice.number')
    .execute()
  return rows.map(({ number }) => number)
}

function adrBodyOf({ adr_body, adr_to }: CaseRow): string | null {
  return adr_to === null ? adr_body : null
}

/**
 * Tells the retailer that a claim begins or ends to hold bills up, or that it comes before a body of alternative dispute
 * resolution; nothing if neither has changed. `before` is undefined for a claim that is new.
 */
export async function tellCollection(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  before: CaseRow | undefined,
  row: CaseRow,
): Promise<void> {
  const paused = isPausing(row)
  const wasPaused = before !== undefined && isPausing(before)
  const same = paused === wasPaused && (!paused || !before || adrBodyOf(row) === adrBodyOf(before))
  const contract = contractOf(row)
  // Only what is of a contract holds bills up.
  if (same || !contract) return
  const type: CollectionOutboxType = paused ? 'collection.paused' : 'collection.resumed'
  const { code } = await db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow()
  const payload: CollectionOutboxEvent['collection'] = {
    reference: row.reference,
    customer: { code },
    contract: { name: contract.name, cups: contract.cups },
    invoices: await billsOf(db, row),
    adr_body: adrBodyOf(row),
  }
  await writeCaseEvent(db, services, row, { type, payload })
}
