import { timingSafeEqual } from 'node:crypto'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { codeHash, codeMinutes, mostSendings, mostTries, newCode } from '../../../platform/one-time-code.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf } from '../draft.ts'
import { findDraftSignature, getDraft, requireUnsigned, signerOfDraft } from './draft-signature.ts'
import { signLockedDrafts } from './sign-draft.ts'
import { listBound, lockUnsigned, openTogether } from './together.ts'
import { requireStandingWishes } from './wished-day.ts'

/**
 * Mails a code to the address of the contract, for all that are signed together; the one before is no longer valid. The
 * contracts are made first. The code is kept with the first of them, and each of them knows which that is.
 */
export async function sendDraftCode(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const found = await openTogether(services, await getDraft(db, id))
  await transact(db, async (transaction) => {
    const ids = found.map((draft) => draft.id)
    const drafts = await lockUnsigned(transaction, services, ids)
    const [first] = drafts
    if (!first || !drafts.some((draft) => draft.id === id)) throw new Failure('request_ended')
    const nowMs = clock.nowMs()
    const signature = await findDraftSignature(transaction, nowMs, { draft: first.id })
    const { known, address: to } = await signerOfDraft({ ...services, db: transaction }, first)
    if (signature?.provider !== 'embedded' || to === null) throw new Failure('request_ended')
    if (signature.code_sent >= mostSendings) throw new Failure('too_many_attempts')
    const code = newCode()
    const sending = signature.code_sent + 1
    await transaction
      .updateTable('contract_draft_signature')
      .set({
        code_hash: codeHash(first.id, code),
        code_attempts: 0,
        code_sent: sending,
        code_expires_at: at(nowMs + codeMinutes * 60_000),
        sent_to: to,
      })
      .where('draft_id', '=', first.id)
      .execute()
    await transaction
      .updateTable('contract_draft_signature')
      .set({ signed_with: first.id })
      .where('draft_id', 'in', ids)
      .execute()
    const { lead } = submissionOf(first)
    await queueMail(transaction, services, {
      key: `code:${first.reference}:${sending}`,
      template: 'signature_code',
      locale: (lead.commsLanguage ?? first.locale) as Locale,
      to,
      data: {
        reference: drafts.map(({ reference }) => reference).join(', '),
        procedure: 'new_contract',
        customer: known?.name ?? null,
        contract: null,
        code,
        minutes: codeMinutes,
      },
    })
  })
}

/**
 * Signs all contracts that the code was sent for. A wrong code is counted although the call fails. The same code again,
 * once signed, changes nothing.
 */
export async function signDraftWithCode(
  services: Services,
  { id, code, locale }: { readonly id: string; readonly code: string; readonly locale: Locale },
): Promise<void> {
  const { db, clock } = services
  const refused = await transact(
    db,
    async (transaction): Promise<'code_wrong' | 'code_expired' | undefined> => {
      const asked = await findDraftSignature(transaction, clock.nowMs(), { draft: id })
      if (asked?.provider === 'outside') throw new Failure('request_ended')
      const first = asked?.signed_with ?? id
      // Concurrent calls wait here.
      await getDraft(transaction, first, { lock: true })
      const bound = await listBound(transaction, first)
      const drafts = await lockUnsigned(
        transaction,
        services,
        bound.map(({ draft_id }) => draft_id),
      )
      const draft = await getDraft(transaction, id)
      const signature = await findDraftSignature(transaction, clock.nowMs(), { draft: first })
      const kept = signature?.code_hash ?? null
      const isRight = kept !== null && timingSafeEqual(kept, codeHash(first, code))
      if (draft.state === 'signed' && isRight) return undefined
      requireUnsigned(services, draft)
      requireStandingWishes(services, drafts)
      const isBound = bound.some(({ draft_id }) => draft_id === id)
      if (!signature || !isBound || kept === null) return 'code_expired'
      // Meanwhile the tax id has become a customer's, who has another address: another code goes there.
      const { address } = await signerOfDraft({ ...services, db: transaction }, draft)
      if (address === null || address !== signature.sent_to) return 'code_expired'
      if (signature.code_over || signature.code_attempts >= mostTries) return 'code_expired'
      await transaction
        .updateTable('contract_draft_signature')
        .set({ code_attempts: signature.code_attempts + 1 })
        .where('draft_id', '=', first)
        .execute()
      if (!isRight) return 'code_wrong'
      const evidence = { method: 'one-time code by mail', code_sent_to: address }
      await signLockedDrafts(transaction, services, {
        drafts,
        leader: first,
        evidence,
        language: languageOf(locale),
      })
      return undefined
    },
  )
  if (refused) throw new Failure(refused)
}
