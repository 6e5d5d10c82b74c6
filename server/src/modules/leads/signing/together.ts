import type { Db } from '../../../platform/db/open.ts'
import { at } from '../../../platform/db/at.ts'
import type { Services } from '../../../platform/services.ts'
import { sql } from 'kysely'
import { keptDays, type DraftRow } from '../draft.ts'
import {
  type DraftSignatureRow,
  findDraftSignature,
  isOver,
  openDraftSignature,
  providerOfDraft,
  requireUnsigned,
  typedAddressOf,
} from './draft-signature.ts'
import { requireStandingWishes } from './wished-day.ts'

const dayMs = 86_400_000

/**
 * Contracts that one signature signs, in the order in which they were asked for: those of the group of one that waits,
 * as far as they wait too and the same person signs them at the same address. Once an envelope is opened, those in it.
 */
export async function listSignedTogether(services: Services, draft: DraftRow): Promise<DraftRow[]> {
  const { db, clock } = services
  const nowMs = clock.nowMs()
  const signature = await findDraftSignature(db, nowMs, { draft: draft.id })
  const asked = await providerOfDraft(services, draft)
  const provider = signature?.provider ?? asked
  const sealed = provider === 'outside' ? (signature?.signed_with ?? null) : null
  const waiting = db
    .selectFrom('contract_draft')
    .innerJoin('lead', 'lead.id', 'contract_draft.lead_id')
    .leftJoin('contract_draft_signature as signature', 'signature.draft_id', 'contract_draft.id')
    .selectAll('contract_draft')
    .where('contract_draft.state', '=', 'waiting_signature')
    .where('contract_draft.created_at', '>', at(nowMs - keptDays * dayMs))
    .orderBy('contract_draft.created_at')
    .orderBy('contract_draft.id')
  if (sealed !== null) return waiting.where('signature.signed_with', '=', sealed).execute()
  return waiting
    .where((where) =>
      where.or([
        where('contract_draft.id', '=', draft.id),
        where.and([
          sql<boolean>`lead.group_id = (select own.group_id from lead as own where own.id = ${draft.lead_id})`,
          sql<boolean>`contract_draft.submission -> 'lead' -> 'owner_address' ->> 'email' = ${typedAddressOf(draft) ?? null}`,
          sql<boolean>`contract_draft.owner_nif = (
            select own.owner_nif from contract_draft as own where own.id = ${draft.id})`,
          sql<boolean>`coalesce(signature.provider, ${asked}) = ${provider}`,
          sql<boolean>`not (signature.provider is not distinct from 'outside' and signature.signed_with is not null)`,
        ]),
      ]),
    )
    .execute()
}

/**
 * Makes every contract that is signed together with one. Throws `summary_not_sent` while the summary of one has not left,
 * and `invalid_request` where one is wished for a day that is too near by now.
 */
export async function openTogether(services: Services, draft: DraftRow): Promise<DraftRow[]> {
  requireUnsigned(services, draft)
  const drafts = await listSignedTogether(services, draft)
  requireStandingWishes(services, drafts)
  for (const one of drafts) await openDraftSignature(services, one)
  return drafts
}

/** Those of these contracts that wait for their signature, locked, always in the same order. */
export async function lockWaiting(db: Db, ids: readonly string[]): Promise<DraftRow[]> {
  if (ids.length === 0) return []
  const drafts = await db
    .selectFrom('contract_draft')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return drafts.filter(({ state }) => state === 'waiting_signature')
}

/** The same without those whose time is over. */
export async function lockUnsigned(
  db: Db,
  services: Pick<Services, 'clock'>,
  ids: readonly string[],
): Promise<DraftRow[]> {
  return (await lockWaiting(db, ids)).filter((draft) => !isOver(services, draft))
}

/** Hashes of all that one envelope signs: the contracts in their order, then the general conditions, each version once. */
export function signedHashes(
  bound: readonly Pick<DraftSignatureRow, 'document_hash' | 'conditions_hash'>[],
): Buffer[] {
  const conditions = bound.flatMap(({ conditions_hash: hash }) => (hash ? [hash] : []))
  const once = conditions.filter((hash, index) => conditions.findIndex((one) => one.equals(hash)) === index)
  return [...bound.map(({ document_hash }) => document_hash), ...once]
}

/** The signatures that the code or the envelope of a contract gives, in the order of the contracts. */
export function listBound(db: Db, leader: string) {
  return db
    .selectFrom('contract_draft_signature')
    .innerJoin('contract_draft', 'contract_draft.id', 'contract_draft_signature.draft_id')
    .selectAll('contract_draft_signature')
    .where('contract_draft_signature.signed_with', '=', leader)
    .orderBy('contract_draft.created_at')
    .orderBy('contract_draft.id')
    .execute()
}
