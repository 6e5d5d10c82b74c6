import { languageOf, type Locale } from '@endoll/api/language.ts'
import { documentFile } from '../../documents/document.ts'
import { receiptDocument } from '../../documents/request/request-document.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readPaperSource } from './paper-source.ts'
import { todayOf, type RequestRow } from './request.ts'

/** What the customer keeps, as the request stands today, in the language of whoever asks. */
export async function openReceipt(
  services: Services,
  request: RequestRow,
  locale: Locale,
): Promise<SentFile> {
  const made = { signer: services.deployment, language: languageOf(locale), day: todayOf(services) }
  const source = await readPaperSource(services.db, request)
  return documentFile(services, receiptDocument(source, made), made)
}
