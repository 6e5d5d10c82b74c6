import { acceptanceDocument, requestDocument } from '../../../documents/request/request-document.ts'
import { documentFile } from '../../../documents/document.ts'
import { todayOf } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { readDocumentSource } from '../document-source.ts'
import { readNewHolderSource } from '../new-holder/document-source.ts'
import { languageOfRequest, type RequestRow } from '../request.ts'
import { findSignature, type SignatureRow, type Signer } from './signature-row.ts'

/** The document to be signed, and the signature that it belongs to. */
interface SignedDocument {
  readonly signature: SignatureRow
  readonly document: Buffer
  readonly documentHash: Buffer
}

async function readSignature(
  { db, clock }: Services,
  request: RequestRow,
  signer: Signer,
): Promise<SignatureRow> {
  const signature = await findSignature(db, clock.nowMs(), request.id, signer)
  if (!signature || signature.provider === 'confirmation') throw new Failure('request_ended')
  return signature
}

/**
 * The document of a request, made once from what was submitted and then kept: whoever reads it again, and whoever
 * signs it, gets the same bytes. Throws `request_ended` if the request has no document to sign.
 */
export async function signedDocumentOf(
  services: Services,
  request: RequestRow,
  signer: Signer = 'customer',
): Promise<SignedDocument> {
  const { db, deployment } = services
  let signature = await readSignature(services, request, signer)
  if (!signature.document) {
    const isCustomer = signer === 'customer'
    const { source, language } = isCustomer
      ? { source: await readDocumentSource(db, request), language: languageOfRequest(request) }
      : await readNewHolderSource(db, request, services.clock.nowMs())
    const made = { signer: deployment, language, day: todayOf(services), urgent: true }
    const written = isCustomer ? requestDocument(source, made, deployment) : acceptanceDocument(source, made)
    const document = await documentFile(services, written, made).body()
    // Where two are made at once, the first is kept.
    await db
      .updateTable('signature')
      .set({ document, document_hash: sha256(document) })
      .where('id', '=', signature.id)
      .where('document', 'is', null)
      .execute()
    signature = await readSignature(services, request, signer)
  }
  const { document, document_hash: documentHash } = signature
  if (!document || !documentHash) throw new Error('the document of a signature was not kept')
  return { signature, document, documentHash }
}

/** The document as a file, named after the request; throws `request_ended` as `signedDocumentOf` does. */
export async function openSignedDocument(
  services: Services,
  request: RequestRow,
  signer: Signer = 'customer',
): Promise<SentFile> {
  await readSignature(services, request, signer)
  const body = async () => (await signedDocumentOf(services, request, signer)).document
  return { name: `${request.reference}.pdf`, mediaType: 'application/pdf', body }
}
