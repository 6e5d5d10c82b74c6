import type { Language } from '@endoll/api/language.ts'
import type { Obligation } from '@endoll/api/obligation.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'
import { at } from '../../../platform/db/at.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256, sha256OfJson } from '../../../platform/sha256.ts'
import { moveRequest } from '../move.ts'
import { inviteNewHolder } from '../new-holder/invite.ts'
import { mailSigned } from '../new-holder/mail-signed.ts'
import { whoSigns } from '../new-holder/new-holder.ts'
import { productObligation } from '../product-change.ts'
import { languageOfRequest, submissionOf, type RequestRow } from '../request.ts'
import { actedEvidence, signerOf } from './signer.ts'
import type { SignatureRow } from './signature-row.ts'

/** What is kept as proof of who signed what, when and how. */
export type Evidence = Readonly<Record<string, string | number | null | Shown>>

/** What stood above an act that obliges to pay, and what it was called. */
type Shown = Obligation & { readonly language: Language }

/** What stood above the act where a change obliges to pay, in the language of the request. */
function shownOf(request: RequestRow): { readonly shown?: Shown } {
  if (request.procedure !== 'change_product') return {}
  const language = languageOfRequest(request)
  return { shown: { language, ...productObligation(request, language) } }
}

/**
 * When the mail left that brings what is to be signed: of a change of product it goes before the customer is bound, on a
 * durable medium (RDLeg 1/2007 art. 97.1). Null of any other change. Throws `summary_not_sent` while it has not left.
 */
export async function requireDocumentSent(
  db: Db,
  { reference, procedure }: Pick<RequestRow, 'reference' | 'procedure'>,
): Promise<string | null> {
  if (procedure !== 'change_product') return null
  const mail = await db
    .selectFrom('mail_outbox')
    .select('sent_at')
    .where('dedupe_key', 'like', `request:${reference}:%`)
    .where('template', '=', 'request')
    .where(sql<boolean>`data ->> 'state' = 'waiting_signature'`)
    .executeTakeFirst()
  if (!mail?.sent_at) throw new Failure('summary_not_sent')
  return mail.sent_at
}

/**
 * Signs a locked request, writes the evidence and sends the request on, in the caller's transaction. Throws where the
 * submission or the document no longer has the hash that was taken of it.
 */
export async function signLocked(
  db: Db,
  services: Services,
  signed: {
    readonly request: RequestRow
    readonly signature: SignatureRow
    readonly evidence: Evidence
    readonly why: string
  },
  { quiet = false }: { readonly quiet?: boolean } = {},
): Promise<RequestRow> {
  const { request, signature, evidence, why } = signed
  const { document, document_hash } = signature
  const submissionStands = sha256OfJson(submissionOf(request)).equals(request.submission_hash)
  const documentStands = document ? document_hash !== null && sha256(document).equals(document_hash) : true
  if (!submissionStands || !documentStands)
    throw new Error('submission or document has another hash than when it was written')
  const documentSent = await requireDocumentSent(db, request)
  const nowMs = services.clock.nowMs()
  const kept: Evidence = {
    reference: request.reference,
    provider: signature.provider,
    submission_sha256: request.submission_hash.toString('hex'),
    document_sha256: document_hash?.toString('hex') ?? null,
    ...(documentSent === null ? {} : { document_sent_at: documentSent }),
    ...(await actedEvidence(db, request, signature)),
    ...evidence,
    ...shownOf(request),
  }
  const who = signature.signer === 'new_holder' ? await whoSigns(db, request, signature, nowMs) : undefined
  await db
    .updateTable('signature')
    .set({
      signed_at: at(nowMs),
      evidence: JSON.stringify(kept),
      ...(who ? { known_customer_id: who.known?.id ?? null } : {}),
    })
    .where('id', '=', signature.id)
    .execute()
  if (who) await mailSigned(db, services, request, who)
  // Who becomes the holder signs after who hands the contract over.
  if (request.procedure === 'change_holder' && signature.signer === 'customer') {
    return inviteNewHolder(db, services, request, { why, accountId: signerOf(request, signature) })
  }
  const accountId = signature.signer === 'customer' ? signerOf(request, signature) : undefined
  return moveRequest(
    db,
    services,
    request.id,
    { event: 'sign', actor: 'signature', accountId, why },
    { quiet },
  )
}

/** Whether it is this signature that a request waits for. */
export function isWaiting({ state }: Pick<RequestRow, 'state'>, signature: SignatureRow): boolean {
  return state === (signature.signer === 'customer' ? 'waiting_signature' : 'waiting_acceptance')
}

/** Throws `request_ended` if the request has ended, or its time to sign is over and the job has not ended it yet. */
export function requireWaiting(request: RequestRow, signature: SignatureRow): void {
  if (!isWaiting(request, signature) || signature.over) throw new Failure('request_ended')
}
