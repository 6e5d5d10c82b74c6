import { requestDocument } from '../../../documents/request/request-document.ts'
import { documentFile } from '../../../documents/document.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../canonical.ts'
import { readPaperSource } from '../paper-source.ts'
import { languageOfRequest, todayOf, type RequestRow } from '../request.ts'
import { findSignature, type SignatureRow } from './signature-row.ts'

function nameOf(request: RequestRow) {
  return `${request.reference}.pdf`
}

/** The paper, and the signature it belongs to. */
export interface Paper {
  readonly signature: SignatureRow
  readonly document: Buffer
  readonly documentHash: Buffer
}

async function readSignature({ db, clock }: Services, request: RequestRow): Promise<SignatureRow> {
  const signature = await findSignature(db, clock.nowMs(), request.id)
  if (!signature || signature.provider === 'confirmation') throw new Failure('request_ended')
  return signature
}

/**
 * The paper of a request, made once from what was submitted: whoever asks again, and whoever signs, gets the same
 * bytes. Throws `request_ended` where the request is not signed on paper.
 */
export async function paperOf(services: Services, request: RequestRow): Promise<Paper> {
  const { db, deployment } = services
  let signature = await readSignature(services, request)
  if (!signature.document) {
    const made = { signer: deployment, language: languageOfRequest(request), day: todayOf(services) }
    const source = await readPaperSource(db, request)
    const document = await documentFile(services, requestDocument(source, made), made).body()
    // Of two that are made at once the first stays.
    await db
      .updateTable('signature')
      .set({ document, document_hash: sha256(document) })
      .where('id', '=', signature.id)
      .where('document', 'is', null)
      .execute()
    signature = await readSignature(services, request)
  }
  const { document, document_hash: documentHash } = signature
  if (!document || !documentHash) throw new Error('a paper that was written is there')
  return { signature, document, documentHash }
}

/** The paper as a file, in its own words; throws `request_ended` as `paperOf` does. */
export async function openPaper(services: Services, request: RequestRow): Promise<SentFile> {
  await readSignature(services, request)
  const body = async () => (await paperOf(services, request)).document
  return { name: nameOf(request), mediaType: 'application/pdf', body }
}
