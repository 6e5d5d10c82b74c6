import type { SignatureMessage } from '@endoll/api/signature-callback.ts'
import { envelopeSha256, type EnvelopeAsked } from '../../../gateways/signature/gateway.ts'
import { outsideProvider, providerAwaySeconds } from '../../../gateways/signature/outside-provider.ts'
import { keptConditions } from '../../../documents/general-conditions.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sql } from 'kysely'
import { customerName, keptDays, submissionOf, type DraftRow } from '../draft.ts'
import { findDraftSignature, getDraft, signerOfDraft, typedAddressOf } from './draft-signature.ts'
import { signLockedDrafts } from './sign-draft.ts'
import { listBound, lockUnsigned, lockWaiting, openTogether, signedHashes } from './together.ts'

const dayMs = 86_400_000
/** Asked in one run, in no order: however many wait, each is asked about in its turn. */
const mostAsked = 50

/** From now on one envelope signs these contracts; the first of them, under whose reference it is. */
async function seal(services: Services, drafts: readonly DraftRow[], id: string): Promise<string> {
  return transact(services.db, async (transaction) => {
    const waiting = await lockUnsigned(
      transaction,
      services,
      drafts.map((draft) => draft.id),
    )
    const [first] = waiting
    if (!first) throw new Failure('request_ended')
    await transaction
      .updateTable('contract_draft_signature')
      .set({ signed_with: first.id })
      .where(
        'draft_id',
        'in',
        waiting.map((draft) => draft.id),
      )
      .where('signed_with', 'is', null)
      .execute()
    // Of two tabs the second finds what the first has sealed.
    const own = await findDraftSignature(transaction, services.clock.nowMs(), { draft: id })
    return own?.signed_with ?? id
  })
}

/** Contents and hashes of `signedHashes`. */
function documentsOf(
  db: Db,
  bound: Awaited<ReturnType<typeof listBound>>,
): Promise<EnvelopeAsked['documents']> {
  return Promise.all(
    signedHashes(bound).map(async (hash) => ({
      content:
        bound.find(({ document_hash }) => document_hash.equals(hash))?.document ??
        (await keptConditions(db, hash)),
      sha256: hash,
    })),
  )
}

/**
 * The address where the outside provider has the contract signed, and all that are signed together with it. They are sent
 * there once; later calls reply the same.
 */
export async function openDraftEnvelope(services: Services, id: string): Promise<string> {
  const { db, clock } = services
  const draft = await getDraft(db, id)
  const drafts = await openTogether(services, draft)
  const signature = await findDraftSignature(db, clock.nowMs(), { draft: id })
  const { known: customer, address: email } = await signerOfDraft(services, draft)
  const provider = outsideProvider(services)
  if (signature?.provider !== 'outside' || customer || email === null) throw new Failure('request_ended')
  if (!provider) throw new Error('the outside provider has no address or no secret')
  const { id: first, reference } = await getDraft(db, await seal(services, drafts, id))
  return db.transaction().execute(async (transaction) => {
    // Of two tabs the second waits here and finds the first one's envelope.
    const { provider_address: known } = await transaction
      .selectFrom('contract_draft_signature')
      .select('provider_address')
      .where('draft_id', '=', first)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (known !== null) return known
    const bound = await listBound(transaction, first)
    const { envelope, url } = await provider
      .openEnvelope({
        reference,
        documents: await documentsOf(transaction, bound),
        signer: { name: customerName(submissionOf(draft).lead), email },
      })
      // Away or slow. What it did all the same, the job finds in its list.
      .catch(() => {
        throw new Failure('busy', { retryAfterSeconds: providerAwaySeconds })
      })
    await transaction
      .updateTable('contract_draft_signature')
      .set({ provider_reference: envelope, provider_address: url })
      .where('signed_with', '=', first)
      .execute()
    return url
  })
}

/**
 * Takes what became of an envelope of contracts, in the caller's transaction; false if it is of none. Changes nothing
 * of a contract that no longer waits.
 */
export async function takeDraftOutcome(
  db: Db,
  services: Services,
  { envelope, outcome, document_sha256, at: providerAt }: Omit<SignatureMessage, 'event_id'>,
): Promise<boolean> {
  const found = await findDraftSignature(db, services.clock.nowMs(), { envelope })
  if (!found) return false
  const first = found.signed_with ?? found.draft_id
  await getDraft(db, first, { lock: true })
  const bound = await listBound(db, first)
  if (envelopeSha256(signedHashes(bound)) !== document_sha256) throw new Failure('signature_invalid')
  const ids = bound.map(({ draft_id }) => draft_id)
  // Meanwhile the tax id has become a customer's with another address: only they may sign.
  const leading = await getDraft(db, first)
  const { address } = await signerOfDraft({ ...services, db }, leading)
  const taken = address !== null && address !== (typedAddressOf(leading) ?? '').toLowerCase()
  if (outcome === 'declined' || taken) {
    await db
      .updateTable('contract_draft')
      .set({ state: 'declined', holds_supply: false })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting_signature')
      .execute()
    return true
  }
  const drafts = await lockWaiting(db, ids)
  const evidence = { method: 'outside provider', envelope, provider_at: providerAt }
  await signLockedDrafts(db, services, { drafts, leader: first, evidence })
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
    .select(['contract_draft.id', 'contract_draft.reference', 'contract_draft_signature.provider_reference'])
    .where('contract_draft_signature.provider', '=', 'outside')
    // One envelope signs all that are signed together: it is that of the first.
    .whereRef('contract_draft_signature.signed_with', '=', 'contract_draft.id')
    .where('contract_draft.state', '=', 'waiting_signature')
    .where('contract_draft.created_at', '>', at(clock.nowMs() - keptDays * dayMs))
    .orderBy(sql`random()`)
    .limit(mostAsked)
    .execute()
  const failures: unknown[] = []
  for (const { id, reference, provider_reference } of waiting) {
    try {
      const listed = await provider.listEnvelopes(reference)
      const bound = await listBound(db, id)
      const asked = envelopeSha256(signedHashes(bound))
      const ours = listed.filter(({ documentSha256 }) => documentSha256 === asked)
      const known = ours.find(({ envelope }) => envelope === provider_reference)
      const found = known ?? ours.find(({ outcome }) => outcome !== null) ?? ours[0]
      if (!found || (provider_reference !== null && !known)) continue
      const { envelope, url, outcome, documentSha256: document_sha256, at: happenedAt } = found
      await transact(db, async (transaction) => {
        await transaction
          .updateTable('contract_draft_signature')
          .set({ provider_reference: envelope, provider_address: url })
          .where('signed_with', '=', id)
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
