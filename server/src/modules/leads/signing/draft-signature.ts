import { keepConditions } from '../../../documents/general-conditions.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { sql, type Selectable } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { ContractDraftSignatureTable } from '../../../platform/db/schema.generated.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { Reached } from '../../session/operations/known-person.ts'
import { signerOfLead } from '../signer.ts'
import { keptDays, submissionOf, summaryMailKey, type DraftRow } from '../draft.ts'
import { layOut } from '../summary.ts'

const dayMs = 86_400_000

export type DraftSignatureRow = Selectable<ContractDraftSignatureTable> & { readonly code_over: boolean }

/** Until when a contract can be signed. */
export function expiryMs({ created_at }: Pick<DraftRow, 'created_at'>): number {
  return instantMs(created_at) + keptDays * dayMs
}

/** The contract of this id, locked where it is to be changed. */
export async function getDraft(
  db: Db,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<DraftRow> {
  const draft = await db
    .selectFrom('contract_draft')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!draft) throw notFound()
  return draft
}

/** Whether it was signed or refused, or its time is over and the sweep has not come by yet. */
export function isOver({ clock }: Pick<Services, 'clock'>, draft: DraftRow): boolean {
  return draft.state !== 'waiting_signature' || expiryMs(draft) <= clock.nowMs()
}

/** Throws `request_ended` if it can no longer be signed. */
export function requireUnsigned(services: Pick<Services, 'clock'>, draft: DraftRow): void {
  if (isOver(services, draft)) throw new Failure('request_ended')
}

export function findDraftSignature(
  db: Db,
  nowMs: number,
  by: { readonly draft: string } | { readonly envelope: string },
): Promise<DraftSignatureRow | undefined> {
  return db
    .selectFrom('contract_draft_signature')
    .selectAll()
    .select(sql<boolean>`coalesce(code_expires_at <= ${at(nowMs)}, true)`.as('code_over'))
    .$if('draft' in by, (query) => query.where('draft_id', '=', 'draft' in by ? by.draft : ''))
    .$if('envelope' in by, (query) =>
      query.where('provider_reference', '=', 'envelope' in by ? by.envelope : ''),
    )
    .executeTakeFirst()
}

/** When the summary left; null while it has not, or where there is no address to send it to. */
export async function summarySentAt(
  db: Db,
  { reference }: Pick<DraftRow, 'reference'>,
): Promise<string | null> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('sent_at')
    .where('dedupe_key', '=', summaryMailKey(reference))
    .executeTakeFirst()
  return mail?.sent_at ?? null
}

/** The address that the contract was asked for with, as it was typed. */
export function typedAddressOf(draft: Pick<DraftRow, 'reference' | 'submission'>): string | undefined {
  return submissionOf(draft).lead.owner_address?.email || undefined
}

/** Who signs it now, and where the code goes. */
export function signerOfDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  draft: Pick<DraftRow, 'reference' | 'submission'>,
): Promise<Reached> {
  return signerOfLead(db, submissionOf(draft).lead, clock.nowMs())
}

/**
 * How it is signed. The page of an outside provider is opened by whoever has asked for the contract, so a customer signs
 * with a code that goes to their own address.
 */
export async function providerOfDraft(services: Services, draft: DraftRow): Promise<'embedded' | 'outside'> {
  const { known } = await signerOfDraft(services, draft)
  return known ? 'embedded' : services.deployment.signature.provider
}

/**
 * Opens the signature: the contract is made once and kept, with when the summary before it was sent. Throws
 * `summary_not_sent` before that.
 */
export async function openDraftSignature(services: Services, draft: DraftRow): Promise<DraftSignatureRow> {
  const { db, clock } = services
  const known = await findDraftSignature(db, clock.nowMs(), { draft: draft.id })
  if (known) return known
  requireUnsigned(services, draft)
  const sent = await summarySentAt(db, draft)
  if (sent === null) throw new Failure('summary_not_sent')
  const document = await layOut(services, draft, 'contract')
  // Where two are made at once, the first is kept.
  await db
    .insertInto('contract_draft_signature')
    .values({
      draft_id: draft.id,
      provider: await providerOfDraft(services, draft),
      summary_sent_at: sent,
      document,
      document_hash: sha256(document),
      conditions_hash: await keepConditions(db, services.deployment),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await findDraftSignature(db, clock.nowMs(), { draft: draft.id })
  if (!opened) throw new Error('the contract to be signed was not kept')
  return opened
}
