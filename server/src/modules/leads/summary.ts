import { isLocale, languageOf, type Language } from '@endoll/api/language.ts'
import { documentFile } from '../../documents/document.ts'
import { preContractDocument } from '../../documents/pre-contract/pre-contract-document.ts'
import { priceConcepts } from '@endoll/domain/billing/billed-supply.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { activitiesIn } from '../contracting/queries.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { submissionOf, type DraftRow } from './draft.ts'

async function findDraft({ db }: Pick<Services, 'db'>, id: string): Promise<DraftRow> {
  const draft = await db.selectFrom('contract_draft').selectAll().where('id', '=', id).executeTakeFirst()
  if (!draft) throw notFound()
  return draft
}

function ownLanguage(
  { deployment }: Pick<Services, 'deployment'>,
  { locale }: Pick<DraftRow, 'locale'>,
): Language {
  return languageOf(isLocale(locale) ? locale : deployment.defaultLanguage)
}

/** Lays out the summary, or the contract itself, as it was on the day on which it was asked for. */
export async function layOut(
  services: Services,
  draft: DraftRow,
  what: 'summary' | 'contract',
  own = ownLanguage(services, draft),
): Promise<Buffer> {
  const { db, deployment } = services
  const day = dayAt(instantMs(draft.created_at), 'Europe/Madrid')
  const language = own
  const rows = await listProductPrices(db, draft.product_code)
  const prices = rows
    .filter(({ from, to }) => from <= day && (to === undefined || to > day))
    .toSorted((a, b) => priceConcepts.indexOf(a.concept) - priceConcepts.indexOf(b.concept))
  const made = { signer: deployment, language, day, urgent: true }
  const { lead, product } = submissionOf(draft)
  const activity = (await activitiesIn(language)).find(({ id }) => id === lead.cnae.cnae)
  const document = preContractDocument(
    {
      reference: draft.reference,
      kind: draft.kind,
      day,
      tariff: draft.tariff,
      powersW: draft.powers_w,
      lead,
      activity: activity ? `${activity.name} · ${activity.descripcio}` : null,
      product,
      prices,
      submissionSha256: draft.submission_hash.toString('hex'),
    },
    { deployment, language, what },
  )
  return documentFile(services, document, made).body()
}

/** The summary of a draft as a file: made once and then kept, so that whoever reads it again reads the same. */
export async function openSummary(services: Services, id: string): Promise<SentFile> {
  const found = await findDraft(services, id)
  const body = async () => {
    if (found.summary) return found.summary
    const summary = await layOut(services, found, 'summary')
    await services.db
      .updateTable('contract_draft')
      .set({ summary, summary_hash: sha256(summary) })
      .where('id', '=', id)
      .where('summary', 'is', null)
      .execute()
    return (await findDraft(services, id)).summary ?? summary
  }
  return { name: `${found.reference}.pdf`, mediaType: 'application/pdf', body }
}

/** The summary in Spanish too, where it was asked for in another language (RDLeg 1/2007 arts 60.4 and 98.1). */
export async function findSpanishSummary(services: Services, id: string): Promise<SentFile | undefined> {
  const found = await findDraft(services, id)
  if (ownLanguage(services, found) === 'es') return undefined
  return {
    name: `${found.reference}-es.pdf`,
    mediaType: 'application/pdf',
    body: () => layOut(services, found, 'summary', 'es'),
  }
}
