import type { DraftDetail, DraftItem } from '@endoll/api/contract-drafts.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import { maskedEmail } from '../../../platform/masked-email.ts'
import { mostSendings, mostTries } from '../../../platform/one-time-code.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import {
  expiryMs,
  findDraftSignature,
  getDraft,
  providerOfDraft,
  signerOfDraft,
  summarySentAt,
  typedAddressOf,
} from './draft-signature.ts'
import { moveOfDraft } from '../home-move.ts'
import { bonusOf } from './bonus.ts'
import { earlyStartOf, wishedStartOf } from './early-start.ts'
import { obligationOf } from './obligation.ts'
import { listSignedTogether } from './together.ts'

type ListedRow = Omit<DraftRow, 'summary'> & {
  readonly signed_at: string | null
  readonly conditions_hash: Buffer | null
  /** Null until its signature is opened. */
  readonly provider: string | null
}

type Told = Pick<Services, 'clock' | 'deployment'>

function drafts(db: Db) {
  return db
    .selectFrom('contract_draft')
    .innerJoin('lead', 'lead.id', 'contract_draft.lead_id')
    .leftJoin('contract_draft_signature', 'contract_draft_signature.draft_id', 'contract_draft.id')
    .selectAll('contract_draft')
    .select([
      'contract_draft_signature.signed_at',
      'contract_draft_signature.conditions_hash',
      'contract_draft_signature.provider',
    ])
}

function itemOf({ clock, deployment }: Told, draft: ListedRow): DraftItem {
  const nowMs = clock.nowMs()
  const { lead, product } = submissionOf(draft)
  const isOver = draft.state === 'waiting_signature' && expiryMs(draft) <= nowMs
  return {
    id: draft.id,
    reference: draft.reference,
    kind: draft.kind,
    state: isOver ? 'expired' : draft.state,
    product: product.name,
    cups: lead.cups.name,
    submitted_at: draft.created_at,
    expires_at: instantText(expiryMs(draft)),
    signed_at: draft.signed_at,
    conditions:
      draft.conditions_hash !== null ||
      (draft.provider === null &&
        draft.state === 'waiting_signature' &&
        deployment.signature.generalConditions !== null),
  }
}

/** Contracts that were asked for with this one. */
async function listTogether(db: Db, { id, lead_id }: DraftRow): Promise<ListedRow[]> {
  return drafts(db)
    .where('contract_draft.id', '<>', id)
    .where(sql<boolean>`lead.group_id = (select group_id from lead as own where own.id = ${lead_id})`)
    .orderBy('contract_draft.created_at')
    .orderBy('contract_draft.id')
    .execute()
}

/** What is shown of contracts asked for together with one. */
async function togetherOf(
  services: Services,
  draft: DraftRow,
  { signed, language }: { readonly signed: readonly DraftRow[]; readonly language: Language },
) {
  const { db } = services
  const others = await listTogether(db, draft)
  return Promise.all(
    others.map(async (other) => ({
      ...itemOf(services, other),
      obligation: obligationOf(other, language),
      summary_sent_at: await summarySentAt(db, other),
      signed_with_it: signed.some(({ id }) => id === other.id),
    })),
  )
}

/** What was found of the documents that came with it; null where none have to be looked at. */
async function documentsState(db: Db, id: string): Promise<DraftDetail['documents']> {
  const check = await db
    .selectFrom('document_check')
    .select(sql<'good' | 'bad' | null>`verdict`.as('verdict'))
    .where('draft_id', '=', id)
    .executeTakeFirst()
  return check ? (check.verdict ?? 'waiting') : null
}

/** A contract that was asked for, with how it is signed. */
export async function readDraft(services: Services, id: string, locale: Locale): Promise<DraftDetail> {
  const language = languageOf(locale)
  const { db, clock } = services
  const nowMs = clock.nowMs()
  const draft = await getDraft(db, id)
  const own = await findDraftSignature(db, nowMs, { draft: id })
  const { signed_at = null, conditions_hash = null, provider: opened = null } = own ?? {}
  const item = itemOf(services, { ...draft, signed_at, conditions_hash, provider: opened })
  const signed = item.state === 'waiting_signature' ? await listSignedTogether(services, draft) : []
  const first = signed[0]?.id ?? id
  const signature = first === id ? own : await findDraftSignature(db, nowMs, { draft: first })
  const { address } = await signerOfDraft(services, draft)
  // As typed, so that a tax id does not reveal whether it is a customer's, or their address.
  const to = address === null ? undefined : (typedAddressOf(draft) ?? '')
  const provider = own?.provider ?? (await providerOfDraft(services, draft))
  // A code that went out before this contract was asked for does not sign it.
  const isLive =
    signature !== undefined &&
    own?.signed_with === first &&
    !signature.code_over &&
    signature.code_attempts < mostTries
  return {
    ...item,
    documents: await documentsState(db, id),
    obligation: obligationOf(draft, language),
    tariff: draft.tariff,
    home_move: (await moveOfDraft(db, draft))?.shown ?? null,
    early_start: earlyStartOf(services, draft),
    wished_start: wishedStartOf(services, draft),
    bonus: bonusOf(draft),
    summary_sent_at: await summarySentAt(db, draft),
    together: await togetherOf(services, draft, { signed, language }),
    signature:
      item.state !== 'waiting_signature' || to === undefined
        ? null
        : {
            provider,
            code_to: provider === 'embedded' ? maskedEmail(to) : null,
            code_expires_at: isLive ? signature.code_expires_at : null,
            sendings_left: Math.max(0, mostSendings - (signature?.code_sent ?? 0)),
            tries_left: isLive ? mostTries - signature.code_attempts : 0,
          },
  }
}

/**
 * What a customer has asked for: signed in; or before there was an account, with its tax id and its address, which both
 * have to be the same.
 */
export async function listOwnDrafts(
  services: Pick<Services, 'db'> & Told,
  { accountId, customerId }: Pick<Caller, 'accountId' | 'customerId'>,
): Promise<DraftItem[]> {
  const rows = await drafts(services.db)
    .where(
      sql<boolean>`(lead.account_id = ${accountId} or (
        lead.account_id is null
        and lower(lead.payload -> 'owner_address' ->> 'email' collate natural_order) collate "C" = (
          select email from account where id = ${accountId} and customer_id = ${customerId})
        and lead.owner_nif = (select nif from customer where id = ${customerId})))`,
    )
    .orderBy('contract_draft.created_at', 'desc')
    .orderBy('contract_draft.id')
    .limit(50)
    .execute()
  return rows.map((row) => itemOf(services, row))
}
