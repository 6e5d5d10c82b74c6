import { requestDocument } from '../../../documents/request/request-document.ts'
import { documentFile } from '../../../documents/document.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../canonical.ts'
import { readPaperSource } from '../paper-source.ts'
import { languageOfRequest, todayOf, type RequestRow } from '../request.ts'
import { findSignature, type SignatureRow } from './signature-row.ts'

const nameOf = (request: RequestRow) => `${request.reference}.pdf`

/** The file as it is sent, and the signature it belongs to. */
export interface Paper {
  readonly file: SentFile
  readonly signature: SignatureRow
  readonly document: Buffer
  readonly documentHash: Buffer
}

/**
 * The paper of a request, made once from what was submitted: whoever asks again, and whoever signs, gets the same
 * bytes. Throws `request_ended` where the request is not signed on paper.
 */
export const paperOf = async (services: Services, request: RequestRow): Promise<Paper> => {
  const { db, clock, deployment } = services
  const read = async () => {
    const signature = await findSignature(db, clock.nowMs(), request.id)
    if (!signature || signature.provider === 'confirmation') throw new Failure('request_ended')
    return signature
  }
  let signature = await read()
  if (!signature.document) {
    const made = { signer: deployment, language: languageOfRequest(request), day: todayOf(services) }
    const source = await readPaperSource(db, request)
    const { body } = await documentFile(services, requestDocument(source, made), made)
    const document = body as Buffer
    // Of two that are made at once the first stays.
    await db
      .updateTable('signature')
      .set({ document, document_hash: sha256(document) })
      .where('id', '=', signature.id)
      .where('document', 'is', null)
      .execute()
    signature = await read()
  }
  const { document, document_hash: documentHash } = signature
  if (!document || !documentHash) throw new Error('a paper that was written is there')
  const file = { name: nameOf(request), mediaType: 'application/pdf', body: document }
  return { file, signature, document, documentHash }
}
