import { languageOf, type Locale } from '@endoll/api/language.ts'
import { documentFile } from '../../documents/document.ts'
import { receiptDocument } from '../../documents/request/request-document.ts'
import { todayOf } from '../../platform/clock.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readDocumentSource } from './document-source.ts'
import type { RequestRow } from './request.ts'

/** The receipt that the customer keeps: the request as it stands today, in the language of the call. */
export async function openReceipt(
  services: Services,
  request: RequestRow,
  locale: Locale,
): Promise<SentFile> {
  const made = { signer: services.deployment, language: languageOf(locale), day: todayOf(services) }
  const source = await readDocumentSource(services.db, request)
  return documentFile(services, receiptDocument(source, made), made)
}
