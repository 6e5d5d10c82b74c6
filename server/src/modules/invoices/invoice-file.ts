import { languageOf, type Locale } from '@endoll/api/language.ts'
import { documentFile } from '../../documents/document.ts'
import type { Owner } from '../../platform/access.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getInvoiceDocument } from './queries.ts'

/** An invoice of the customer as PDF, the same bytes whenever it is asked for; throws not-found. */
export async function openInvoiceFile(
  services: Services,
  owner: Owner,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<SentFile> {
  const { deployment } = services
  const language = languageOf(locale)
  const { document, day } = await getInvoiceDocument(services, owner, { id, language })
  const file = documentFile(services, document, { signer: deployment, language, day })
  return { ...file, inline: deployment.switches.downloadInNewTab }
}
