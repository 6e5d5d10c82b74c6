import { documentFile } from '../../documents/document.ts'
import { keptConditions } from '../../documents/general-conditions.ts'
import { receiptDocument, requestDocument } from '../../documents/request/request-document.ts'
import type { FilesOfMail } from '../../mails/deliver-mails.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import type { MailFile } from '../../gateways/mail/gateway.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { readDocumentSource } from './document-source.ts'
import { languageOfRequest, submissionOf } from './request.ts'
import { signedDocumentOf } from './signature/signed-document.ts'

/** What the new holder has signed, with the order of direct debit. */
async function filesOfNewHolder(
  { db }: Services,
  { about, reference }: MailData['new_holder'],
): Promise<MailFile[]> {
  if (about !== 'signed') return []
  const { document } = await db
    .selectFrom('request')
    .innerJoin('signature', 'signature.request_id', 'request.id')
    .select('signature.document')
    .where('request.reference', '=', reference)
    .where('signature.signer', '=', 'new_holder')
    .executeTakeFirstOrThrow()
  if (document === null) throw new Error('what the new holder signed was not kept')
  return [{ name: `${reference}.pdf`, content: document }]
}

/** The document of a change of product, before and after: before it is signed in Spanish too (RDLeg 1/2007 arts 60.4 and 98.1). */
async function filesOfProductChange(
  services: Services,
  { id, procedure, state }: MailData['request'],
): Promise<MailFile[]> {
  if (procedure !== 'change_product' || (state !== 'waiting_signature' && state !== 'sent')) return []
  const { db, deployment } = services
  const request = await db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst()
  // One that ended before the mail left has nothing to sign any more.
  if (!request || request.state === 'expired' || request.state === 'withdrawn') return []
  const { reference } = request
  const { document } = await signedDocumentOf(services, request)
  const made = { signer: deployment, language: 'es', day: todayOf(services) } as const
  const spanish =
    state === 'waiting_signature' && languageOfRequest(request) !== 'es'
      ? await documentFile(
          services,
          requestDocument(await readDocumentSource(db, request), made, deployment),
          made,
        ).body()
      : undefined
  const hash = submissionOf(request)['conditions_sha256']
  const conditions = typeof hash === 'string' ? await keptConditions(db, Buffer.from(hash, 'hex')) : undefined
  return [
    { name: `${reference}.pdf`, content: document },
    ...(spanish ? [{ name: `${reference}-es.pdf`, content: spanish }] : []),
    ...(conditions ? [{ name: `${reference}-conditions.pdf`, content: conditions }] : []),
  ]
}

/** What was withdrawn from, and when: its acknowledgement is a durable medium (Directive 2011/83 art. 11a.4). */
async function filesOfWithdrawal(
  services: Services,
  { id, procedure, state }: MailData['request'],
): Promise<MailFile[]> {
  if (procedure !== 'withdrawal' || state !== 'sent') return []
  const { db, deployment } = services
  const request = await db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const made = { signer: deployment, language: languageOfRequest(request), day: todayOf(services) } as const
  const receipt = receiptDocument(await readDocumentSource(db, request), made)
  return [{ name: receipt.fileName, content: await documentFile(services, receipt, made).body() }]
}

/**
 * What is signed goes by mail as a file, with the general conditions that were kept with it: a link alone is no durable
 * medium (CJEU C-49/11).
 */
export function requestFilesOfMail(services: Services): FilesOfMail {
  return async (template, data) => {
    if (template === 'new_holder') return filesOfNewHolder(services, data as MailData['new_holder'])
    if (template === 'request') {
      const request = data as MailData['request']
      return [
        ...(await filesOfProductChange(services, request)),
        ...(await filesOfWithdrawal(services, request)),
      ]
    }
    return []
  }
}
