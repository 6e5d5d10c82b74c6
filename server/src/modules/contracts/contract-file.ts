import { languageOf, type Locale } from '@endoll/api/language.ts'
import { dayAt, type ClockZone } from '@endoll/domain/time/madrid.ts'
import { contractDocument } from '../../documents/contract/contract-document.ts'
import { documentFile } from '../../documents/document.ts'
import type { Owner } from '../../platform/access.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getContractSource } from './queries.ts'

/** A contract of the customer as PDF, drafts and closed ones too; throws not-found. */
export async function openContractFile(
  services: Services,
  owner: Owner,
  { name, locale }: { readonly name: string; readonly locale: Locale },
): Promise<SentFile> {
  const { db, clock, deployment } = services
  const source = await getContractSource(db, owner, { name })
  const today = dayAt(clock.nowMs(), source.contract.time_zone as ClockZone)
  const language = languageOf(locale)
  const document = contractDocument(source, { deployment, language, today })
  return documentFile(services, document, { signer: deployment, language, day: today })
}
