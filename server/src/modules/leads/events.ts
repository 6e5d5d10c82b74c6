import type {
  ContractDraftOutboxEvent,
  ContractSignedOutboxEvent,
  LeadOutboxType,
} from '@endoll/api/retailer.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { DraftRow } from './draft.ts'

/** Tells the retailer that a lead has changed or is no more: only which one, so that what is erased is erased. */
export async function tellLead(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  type: LeadOutboxType,
  lead: { readonly id: string; readonly step: number },
): Promise<void> {
  const now = at(services.clock.nowMs())
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      lead_id: lead.id,
      subject: `lead:${lead.id}`,
      type,
      payload: JSON.stringify({ id: lead.id, step: lead.step }),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await services.jobs?.wake(db, 'outbox')
}

/** Tells the retailer that a contract was signed; the contract is made again byte for byte at `contract_drafts/{id}/contract/`. */
export async function tellSigned(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  draft: Pick<DraftRow, 'id' | 'reference' | 'lead_id' | 'submission_hash'>,
  signature: Omit<ContractSignedOutboxEvent['contract_draft']['signature'], 'signed_at'>,
): Promise<void> {
  const now = at(services.clock.nowMs())
  const payload: ContractSignedOutboxEvent['contract_draft'] = {
    id: draft.id,
    reference: draft.reference,
    lead: draft.lead_id,
    submission_sha256: draft.submission_hash.toString('hex'),
    signature: { ...signature, signed_at: instantText(services.clock.nowMs()) },
  }
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      contract_draft_id: draft.id,
      subject: `lead:${draft.lead_id}`,
      type: 'contract.signed',
      payload: JSON.stringify(payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await services.jobs?.wake(db, 'outbox')
}

/** Tells the retailer of a contract that waits for its signature; after what was told of its lead. */
export async function tellContract(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  draft: ContractDraftOutboxEvent['contract_draft'],
): Promise<void> {
  const now = at(services.clock.nowMs())
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      contract_draft_id: draft.id,
      subject: `lead:${draft.lead}`,
      type: 'contract.drafted',
      payload: JSON.stringify(draft),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await services.jobs?.wake(db, 'outbox')
}
