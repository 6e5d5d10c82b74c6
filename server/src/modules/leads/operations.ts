import { at } from '../../platform/db/at.ts'
import { transact } from '../../platform/db/transact.ts'
import { handOverFiles, releaseFiles } from '../../platform/files/attach-files.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { keptDays } from './draft.ts'
import { tellLead } from './events.ts'
import { fileKeyOf, fileIdsOf, findOwnLead, payloadOf, type LeadRow, type Sender } from './lead-row.ts'
import type { Db } from '../../platform/db/open.ts'

export { fileSignedContracts } from './signing/file-signed.ts'
export { tellActiveContracts } from './signing/tell-active.ts'
export { askProviderOfDrafts, takeDraftOutcome } from './signing/envelope.ts'

const dayMs = 86_400_000
const mostAtOnce = 200
/** How long a contract that was signed is expected in the retailer's file; after that its supply is free again. */
const expectedDays = 90

/** Leads that belong together with one, which goes without them. */
async function othersOf(db: Db, { id, group_id: group }: LeadRow): Promise<LeadRow[]> {
  if (group === null) return []
  return db.selectFrom('lead').selectAll().where('group_id', '=', group).where('id', '<>', id).execute()
}

/**
 * Erases a lead with its consents; its files go with the next sweep, unless another of its group names them. The event
 * names nothing but its id.
 */
async function erase(db: Db, services: Pick<Services, 'clock' | 'jobs'>, lead: LeadRow): Promise<void> {
  const from = fileKeyOf(lead.id)
  for (const other of await othersOf(db, lead))
    await handOverFiles(db, fileIdsOf(payloadOf(other)), { from, to: fileKeyOf(other.id) })
  await releaseFiles(db, from)
  await db.deleteFrom('lead').where('id', '=', lead.id).execute()
  await tellLead(db, services, 'lead.erased', lead)
}

/** The consent is taken back: nothing of the lead stays. What was sent has become a contract and stays. */
export async function withdrawLead(services: Services, id: string, sender: Sender): Promise<void> {
  await transact(services.db, async (db) => {
    const lead = await findOwnLead(db, id, sender, { lock: true })
    if (lead.confirmed_at) throw new Failure('request_ended')
    await erase(db, services, lead)
  })
}

/** Erases abandoned leads and ends unsigned contracts, which frees their supplies. */
export async function sweepLeads(services: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const until = at(services.clock.nowMs() - keptDays * dayMs)
  await services.db
    .updateTable('contract_draft')
    .set({ state: 'expired', holds_supply: false })
    .where('state', '=', 'waiting_signature')
    .where('created_at', '<', until)
    .execute()
  await services.db
    .updateTable('contract_draft')
    .set({ holds_supply: false })
    .where('state', '=', 'signed')
    .where('holds_supply', '=', true)
    .where('created_at', '<', at(services.clock.nowMs() - expectedDays * dayMs))
    .execute()
  await transact(services.db, async (db) => {
    const old = await db
      .selectFrom('lead')
      .selectAll()
      .where('confirmed_at', 'is', null)
      .where('updated_at', '<', until)
      .orderBy('updated_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const lead of old) await erase(db, services, lead)
  })
}
