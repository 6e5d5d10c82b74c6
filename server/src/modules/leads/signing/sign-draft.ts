import type { Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256, sha256OfJson } from '../../../platform/sha256.ts'
import { customerName, submissionOf, type DraftRow } from '../draft.ts'
import { tellSigned } from '../events.ts'
import { addressOfDraft, type DraftSignatureRow } from './draft-signature.ts'

/** Signs a locked contract, keeps the proof and tells the retailer, in the caller's transaction. */
export async function signLockedDraft(
  db: Db,
  services: Services,
  signed: {
    readonly draft: DraftRow
    readonly signature: DraftSignatureRow
    readonly evidence: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { draft, signature, evidence } = signed
  const isAsWritten =
    sha256OfJson(draft.submission).equals(draft.submission_hash) &&
    sha256(signature.document).equals(signature.document_hash)
  if (!isAsWritten) throw new Error('submission or contract has another hash than when it was written')
  const signedAt = at(services.clock.nowMs())
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
        summary_sent_at: signature.summary_sent_at,
        ...evidence,
      }),
    })
    .where('draft_id', '=', draft.id)
    .execute()
  await db.updateTable('contract_draft').set({ state: 'signed' }).where('id', '=', draft.id).execute()
  await tellSigned(db, services, draft, {
    provider: signature.provider,
    summary_sent_at: signature.summary_sent_at,
    document_sha256: documentSha256,
  })
  const { lead, product } = submissionOf(draft)
  const to = addressOfDraft(draft)
  if (to !== undefined) {
    await queueMail(db, services, {
      key: `contract-signed:${draft.reference}`,
      template: 'new_contract',
      locale: (lead.commsLanguage ?? draft.locale) as Locale,
      to,
      data: {
        about: 'signed',
        reference: draft.reference,
        customer: customerName(lead),
        product: product.name,
        cups: lead.cups.name,
        draft: draft.id,
      },
    })
  }
  await services.failPoint?.('contract-signed')
}
