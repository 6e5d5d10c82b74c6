import type { SignatureMessage } from '@endoll/api/signature-callback.ts'
import { outsideProvider, providerAwaySeconds } from '../../../gateways/signature/outside-provider.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sql } from 'kysely'
import { customerName, keptDays, submissionOf } from '../draft.ts'
import {
  addressOfDraft,
  findDraftSignature,
  getDraft,
  openDraftSignature,
  requireUnsigned,
} from './draft-signature.ts'
import { signLockedDraft } from './sign-draft.ts'

const dayMs = 86_400_000
/** Asked in one run, in no order: however many wait, each is asked about in its turn. */
const mostAsked = 50

/** The address where the outside provider has the contract signed. It is sent there once; later calls reply the same. */
export async function openDraftEnvelope(services: Services, id: string): Promise<string> {
  const { db } = services
  const draft = await getDraft(db, id)
  requireUnsigned(services, draft)
  const { provider: by } = await openDraftSignature(services, draft)
  const email = addressOfDraft(draft)
  const provider = outsideProvider(services)
  if (by !== 'outside' || email === undefined) throw new Failure('request_ended')
  if (!provider) throw new Error('the outside provider has no address or no secret')
  return db.transaction().execute(async (transaction) => {
    // Of two tabs the second waits here and finds the first one's envelope.
    const signature = await transaction
      .selectFrom('contract_draft_signature')
      .select(['provider_address', 'document', 'document_hash'])
      .where('draft_id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (signature.provider_address !== null) return signature.provider_address
    const { envelope, url } = await provider
      .openEnvelope({
        reference: draft.reference,
        document: signature.document,
        documentSha256: signature.document_hash.toString('hex'),
        signer: { name: customerName(submissionOf(draft).lead), email },
      })
      // Away or slow. What it did all the same, the job finds in its list.
      .catch(() => {
        throw new Failure('busy', { retryAfterSeconds: providerAwaySeconds })
      })
    await transaction
      .updateTable('contract_draft_signature')
      .set({ provider_reference: envelope, provider_address: url })
      .where('draft_id', '=', id)
      .execute()
    return url
  })
}

/**
 * Takes what became of the envelope of a contract, in the caller's transaction; false where it is of none. Changes
 * nothing where the contract no longer waits.
 */
export async function takeDraftOutcome(
  db: Db,
  services: Services,
  { envelope, outcome, document_sha256, at: providerAt }: Omit<SignatureMessage, 'event_id'>,
): Promise<boolean> {
  const nowMs = services.clock.nowMs()
  const found = await findDraftSignature(db, nowMs, { envelope })
  if (!found) return false
  const draft = await getDraft(db, found.draft_id, { lock: true })
  const signature = await findDraftSignature(db, nowMs, { envelope })
  if (signature?.document_hash.toString('hex') !== document_sha256) throw new Failure('signature_invalid')
  if (draft.state !== 'waiting_signature') return true
  if (outcome === 'declined') {
    await db
      .updateTable('contract_draft')
      .set({ state: 'declined', holds_supply: false })
      .where('id', '=', draft.id)
      .execute()
    return true
  }
  const evidence = { method: 'outside provider', envelope, provider_at: providerAt }
  await signLockedDraft(db, services, { draft, signature, evidence })
  return true
}

/**
 * Asks the outside provider about contracts that are waited for: a reply to us or a callback may have been lost. Safe to
 * run twice, and on two servers at once.
 */
export async function askProviderOfDrafts(services: Services): Promise<void> {
  const { db, clock } = services
  const provider = outsideProvider(services)
  if (!provider) return
  const waiting = await db
    .selectFrom('contract_draft_signature')
    .innerJoin('contract_draft', 'contract_draft.id', 'contract_draft_signature.draft_id')
    .select([
      'contract_draft.id',
      'contract_draft.reference',
      'contract_draft_signature.provider_reference',
      'contract_draft_signature.document_hash',
    ])
    .where('contract_draft_signature.provider', '=', 'outside')
    .where('contract_draft.state', '=', 'waiting_signature')
    .where('contract_draft.created_at', '>', at(clock.nowMs() - keptDays * dayMs))
    .orderBy(sql`random()`)
    .limit(mostAsked)
    .execute()
  const failures: unknown[] = []
  for (const { id, reference, provider_reference, document_hash } of waiting) {
    try {
      const listed = await provider.listEnvelopes(reference)
      const ours = listed.filter(({ documentSha256 }) => documentSha256 === document_hash.toString('hex'))
      const known = ours.find(({ envelope }) => envelope === provider_reference)
      const found = known ?? ours.find(({ outcome }) => outcome !== null) ?? ours[0]
      if (!found || (provider_reference !== null && !known)) continue
      const { envelope, url, outcome, documentSha256: document_sha256, at: happenedAt } = found
      await transact(db, async (transaction) => {
        await transaction
          .updateTable('contract_draft_signature')
          .set({ provider_reference: envelope, provider_address: url })
          .where('draft_id', '=', id)
          .where('provider_reference', 'is', null)
          .execute()
        if (outcome !== null)
          await takeDraftOutcome(transaction, services, {
            envelope,
            outcome,
            document_sha256,
            at: happenedAt,
          })
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} contracts could not be asked about`)
}
