import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { lastWithdrawalDay } from '@endoll/domain/contracting/withdrawal.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256, sha256OfJson } from '../../../platform/sha256.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import { tellSigned } from '../events.ts'
import { moveOfDraft } from '../home-move.ts'
import { signerOfDraft, type DraftSignatureRow } from './draft-signature.ts'
import { obligationOf } from './obligation.ts'
import { listBound } from './together.ts'
import { standingWish } from './wished-day.ts'

type Evidence = Readonly<Record<string, string>>

/** Signs all of these locked contracts with one signature; each keeps the proof, and which were signed with it. */
export async function signLockedDrafts(
  db: Db,
  services: Services,
  {
    drafts,
    leader,
    evidence,
    language,
  }: {
    readonly drafts: readonly DraftRow[]
    readonly leader: string
    readonly evidence: Evidence
    /** Language in which the document was shown; the draft's own if unknown. */
    readonly language?: Language
  },
): Promise<void> {
  const bound = await listBound(db, leader)
  const references = drafts.map(({ reference }) => reference).join(' ')
  const all = drafts.length > 1 ? { ...evidence, signed_together: references } : evidence
  for (const draft of drafts) {
    const signature = bound.find(({ draft_id }) => draft_id === draft.id)
    if (!signature) throw new Error('a contract is signed that was not made')
    await signLockedDraft(db, services, { draft, signature, evidence: all, language })
  }
  // What a move leaves is asked for once the new home is signed.
  await services.jobs?.wake(db, 'moves')
}

/** Signs a locked contract, keeps the proof and tells the retailer, in the caller's transaction. */
async function signLockedDraft(
  db: Db,
  services: Services,
  signed: {
    readonly draft: DraftRow
    readonly signature: Pick<
      DraftSignatureRow,
      'provider' | 'summary_sent_at' | 'document' | 'document_hash' | 'conditions_hash'
    >
    readonly evidence: Evidence
    readonly language: Language | undefined
  },
): Promise<void> {
  const { draft, signature, evidence, language = languageOf(draft.locale as Locale) } = signed
  const isAsWritten =
    sha256OfJson(submissionOf(draft)).equals(draft.submission_hash) &&
    sha256(signature.document).equals(signature.document_hash)
  if (!isAsWritten) throw new Error('submission or contract has another hash than when it was written')
  const signedAt = at(services.clock.nowMs())
  // Where an outside provider signs late, a day that is too near by then goes: nothing starts before it may.
  const wishedDay = standingWish(services, draft)
  const documentSha256 = signature.document_hash.toString('hex')
  await db
    .updateTable('contract_draft_signature')
    .set({
      signed_at: signedAt,
      evidence: JSON.stringify({
        reference: draft.reference,
        provider: signature.provider,
        submission_sha256: draft.submission_hash.toString('hex'),
        document_sha256: documentSha256,
        conditions_sha256: signature.conditions_hash?.toString('hex') ?? null,
        summary_sent_at: signature.summary_sent_at,
        // The express wish to start within the days of withdrawal, and when it was said; null without it.
        early_start_at: draft.early_start_at,
        wished_day: wishedDay,
        // That the social bonus was given up by the words of RD 897/2017 annex VII, and when; null of whoever has none.
        bonus_renounced_at: draft.bonus_renounced_at,
        bonus_retailer: draft.bonus_retailer,
        bonus_paid_cents: draft.bonus_paid_cents,
        // What else was asked for with it, by who moves house.
        home_move: await moveOfDraft(db, draft),
        // What stood above the act that obliges, and what that was called.
        shown: { language, ...obligationOf(draft, language) },
        ...evidence,
      }),
    })
    .where('draft_id', '=', draft.id)
    .execute()
  await db
    .updateTable('contract_draft')
    .set({ state: 'signed', wished_day: wishedDay })
    .where('id', '=', draft.id)
    .execute()
  await tellSigned(db, services, draft, {
    provider: signature.provider,
    summary_sent_at: signature.summary_sent_at,
    document_sha256: documentSha256,
    early_start: draft.early_start_at !== null,
    wished_day: wishedDay,
    bonus_renounced: draft.bonus_renounced_at !== null,
  })
  const { lead, product } = submissionOf(draft)
  // A consumer is told the last day, and where the function is, as the law wants it (RDLeg 1/2007 arts 97.1.j and 98.7).
  const mayWithdraw =
    lead.owner?.type === 'F' && kindsOffered('withdrawal', services.deployment.switches).includes(draft.kind)
  const { known, address: to } = await signerOfDraft({ ...services, db }, draft)
  if (to !== null) {
    await queueMail(db, services, {
      key: `contract-signed:${draft.reference}`,
      template: 'new_contract',
      locale: (lead.commsLanguage ?? draft.locale) as Locale,
      to,
      data: {
        about: 'signed',
        reference: draft.reference,
        customer: known?.name ?? null,
        product: product.name,
        cups: lead.cups.name,
        draft: draft.id,
        ...(mayWithdraw ? { withdrawalDay: lastWithdrawalDay(todayOf(services)) } : {}),
      },
    })
  }
  await services.failPoint?.('contract-signed')
}
