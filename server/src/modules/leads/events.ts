import type { DocumentsCheckedEvent } from '@endoll/api/document-checks.ts'
import type {
  ContractDraftOutboxEvent,
  ContractSignedOutboxEvent,
  LeadOutboxType,
} from '@endoll/api/retailer.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { DraftRow } from './draft.ts'

type Telling = Pick<Services, 'clock' | 'jobs'>

interface Told {
  /** The row that the event is about. */
  readonly about: { readonly lead_id: string } | { readonly contract_draft_id: string }
  readonly lead: string
  readonly type: LeadOutboxType | 'contract.drafted' | 'contract.signed' | 'contract.documents_checked'
  readonly payload: object
}

/** Writes an event about a lead or its contract, in the order in which they happen to the lead. */
async function tell(db: Db, services: Telling, { about, lead, type, payload }: Told): Promise<void> {
  const now = at(services.clock.nowMs())
  const subject = `lead:${lead}`
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      ...about,
      subject,
      type,
      payload: sealJson('outbox_event.payload', { subject }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  await services.jobs?.wake(db, 'outbox')
}

/** Tells the retailer that a lead has changed or is no more: only which one, so that what is erased is erased. */
export async function tellLead(
  db: Db,
  services: Telling,
  type: LeadOutboxType,
  { id, step }: { readonly id: string; readonly step: number },
): Promise<void> {
  await tell(db, services, { about: { lead_id: id }, lead: id, type, payload: { id, step } })
}

/** Tells the retailer that a contract was signed; the contract is made again byte for byte at `contract_drafts/{id}/contract/`. */
export async function tellSigned(
  db: Db,
  services: Telling,
  draft: Pick<DraftRow, 'id' | 'reference' | 'lead_id' | 'submission_hash'>,
  signature: Omit<ContractSignedOutboxEvent['contract_draft']['signature'], 'signed_at'>,
): Promise<void> {
  const payload: ContractSignedOutboxEvent['contract_draft'] = {
    id: draft.id,
    reference: draft.reference,
    lead: draft.lead_id,
    submission_sha256: draft.submission_hash.toString('hex'),
    signature: { ...signature, signed_at: instantText(services.clock.nowMs()) },
  }
  const about = { contract_draft_id: draft.id }
  await tell(db, services, { about, lead: draft.lead_id, type: 'contract.signed', payload })
}

/** Tells the retailer of a contract that waits for its signature; after what was told of its lead. */
export async function tellContract(
  db: Db,
  services: Telling,
  draft: ContractDraftOutboxEvent['contract_draft'],
): Promise<void> {
  const about = { contract_draft_id: draft.id }
  await tell(db, services, { about, lead: draft.lead, type: 'contract.drafted', payload: draft })
}

/** Tells the retailer what was found of the documents that came with a contract. */
export async function tellDocumentsChecked(
  db: Db,
  services: Telling,
  payload: DocumentsCheckedEvent['contract_draft'],
): Promise<void> {
  const about = { contract_draft_id: payload.id }
  await tell(db, services, { about, lead: payload.lead, type: 'contract.documents_checked', payload })
}
