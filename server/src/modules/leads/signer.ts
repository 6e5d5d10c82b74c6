import type { Db } from '../../platform/db/open.ts'
import { reach, type Reached } from '../session/operations/known-person.ts'
import { personOf } from './checks.ts'
import type { StoredPayload } from './lead-row.ts'

/**
 * Who signs the contract that a lead asks for, and where everything of it is mailed: the mailbox among the answers, unless
 * the tax id is a customer's. Then it is that customer's own address, so that nobody signs in their name with a mailbox of
 * somebody else's; null if there is none.
 */
export async function signerOfLead(
  db: Db,
  lead: Pick<StoredPayload, 'owner' | 'owner_address'>,
  nowMs: number,
): Promise<Reached> {
  const typed = lead.owner_address?.email ?? ''
  const { known, address } = await reach(db, { nif: personOf(lead)?.nif ?? '', typed }, nowMs)
  return { known, address: address === '' ? null : address }
}
