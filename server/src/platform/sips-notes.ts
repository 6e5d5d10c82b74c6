import type { SipsNote, SipsNoteKind } from '@endoll/domain/supply/sips.ts'
import { sql } from 'kysely'
import type { Day } from '@endoll/domain/time/day.ts'
import { heldFrom } from './access.ts'
import type { Db } from './db/open.ts'

/** What the retailer's file says of the data that distributors pass on of a contract that is known to be the caller's. */
export async function readSipsNotes(db: Db, contractId: number): Promise<SipsNote[]> {
  const { rows } = await sql<{ kind: SipsNoteKind; from: Day; until: Day | null }>`
    select kind, start_day as from, end_day as until from contract_sips
     where contract_id = ${contractId} and start_day >= ${heldFrom(contractId)}
     order by start_day desc`.execute(db)
  return rows
}
