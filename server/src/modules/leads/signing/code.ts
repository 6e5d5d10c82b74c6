import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { codeHash, codeMinutes, mostSendings, mostTries, newCode } from '../../../platform/one-time-code.ts'
import type { Services } from '../../../platform/services.ts'
import { customerName, submissionOf } from '../draft.ts'
import {
  addressOfDraft,
  findDraftSignature,
  getDraft,
  openDraftSignature,
  requireUnsigned,
} from './draft-signature.ts'
import { signLockedDraft } from './sign-draft.ts'

/** Mails a code to the address of the contract; the one before is no longer valid. The contract is made first. */
export async function sendDraftCode(services: Services, id: string): Promise<void> {
  const { db, clock } = services
  const found = await getDraft(db, id)
  requireUnsigned(services, found)
  await openDraftSignature(services, found)
  await transact(db, async (transaction) => {
    const draft = await getDraft(transaction, id, { lock: true })
    requireUnsigned(services, draft)
    const nowMs = clock.nowMs()
    const signature = await findDraftSignature(transaction, nowMs, { draft: id })
    const to = addressOfDraft(draft)
    if (signature?.provider !== 'embedded' || to === undefined) throw new Failure('request_ended')
    if (signature.code_sent >= mostSendings) throw new Failure('too_many_attempts')
    const code = newCode()
    const sending = signature.code_sent + 1
    await transaction
      .updateTable('contract_draft_signature')
      .set({
        code_hash: codeHash(id, code),
        code_attempts: 0,
        code_sent: sending,
        code_expires_at: at(nowMs + codeMinutes * 60_000),
      })
      .where('draft_id', '=', id)
      .execute()
    const { lead } = submissionOf(draft)
    await queueMail(transaction, services, {
      key: `code:${draft.reference}:${sending}`,
      template: 'signature_code',
      locale: (lead.commsLanguage ?? draft.locale) as Locale,
      to,
      data: {
        reference: draft.reference,
        procedure: 'new_contract',
        customer: customerName(lead),
        contract: null,
        code,
        minutes: codeMinutes,
      },
    })
  })
}

/**
 * Signs with the code. A wrong code is counted although the call fails. The same code again, once signed, changes
 * nothing.
 */
export async function signDraftWithCode(services: Services, id: string, code: string): Promise<void> {
  const { db, clock } = services
  const refused = await transact(
    db,
    async (transaction): Promise<'code_wrong' | 'code_expired' | undefined> => {
      const draft = await getDraft(transaction, id, { lock: true })
      const signature = await findDraftSignature(transaction, clock.nowMs(), { draft: id })
      if (signature?.provider !== 'embedded') throw new Failure('request_ended')
      const { code_hash: kept } = signature
      const isRight = kept !== null && timingSafeEqual(kept, codeHash(id, code))
      if (draft.state === 'signed' && isRight) return undefined
      requireUnsigned(services, draft)
      if (kept === null || signature.code_over || signature.code_attempts >= mostTries) return 'code_expired'
      await transaction
        .updateTable('contract_draft_signature')
        .set({ code_attempts: signature.code_attempts + 1 })
        .where('draft_id', '=', id)
        .execute()
      if (!isRight) return 'code_wrong'
      const evidence = { method: 'one-time code by mail', code_sent_to: addressOfDraft(draft) ?? '' }
      await signLockedDraft(transaction, services, { draft, signature, evidence })
      return undefined
    },
  )
  if (refused) throw new Failure(refused)
}
