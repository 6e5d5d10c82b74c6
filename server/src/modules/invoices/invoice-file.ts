import { languageOf, type Locale } from '@endoll/contract/language.ts'
import { billDocument } from '../../documents/bill/bill-document.ts'
import { documentFile } from '../../documents/document.ts'
import type { Owner } from '../../platform/access.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getBillData } from './invoice-document-data.ts'

/** An invoice of the customer as PDF, the same bytes whenever it is asked for; throws not-found. */
export const openInvoiceFile = async (
  services: Services,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<SentFile> => {
  const { deployment } = services
  const language = languageOf(locale)
  const data = await getBillData(services, owner, id)
  const made = { signer: deployment, language, day: data.invoice.day }
  const file = documentFile(services, billDocument(data, language), made)
  return { ...file, inline: deployment.switches.downloadInNewTab }
}
