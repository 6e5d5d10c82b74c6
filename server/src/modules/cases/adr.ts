import { todayOf } from '../../platform/clock.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import type { CaseRow } from './own-cases.ts'
import { tellCollection } from './tell-collection.ts'
import { lockCaseOf } from './unscoped-cases.ts'

interface Adr {
  readonly reference: string
  readonly state: 'submitted' | 'decided'
  readonly body: string | undefined
}

/** What the row becomes; nothing if it is so already. */
function changed(row: CaseRow, { state, body }: Adr, today: string) {
  const isThere = row.adr_from !== null && row.adr_to === null
  if (state === 'decided') return isThere ? { adr_to: today } : undefined
  if (isThere && row.adr_body === body) return undefined
  return { adr_body: body!, adr_from: today, adr_to: null }
}

/** Notes that a claim is before a body of alternative dispute resolution, or was decided there, and tells what that stops. */
export async function noteAdr(services: Services, adr: Adr): Promise<CaseRow> {
  if (adr.state === 'submitted' && adr.body === undefined) throw invalidFields({ body: ['required_field'] })
  return inTransaction(services, async (db) => {
    const row = await lockCaseOf(db, adr.reference)
    if (row.claim_type === null) throw invalidFields({ state: ['not_valid'] })
    const change = changed(row, adr, todayOf(services))
    if (!change) return row
    const updated = await db
      .updateTable('crm_case')
      .set(change)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellCollection(db, services, row, updated)
    return updated
  })
}
