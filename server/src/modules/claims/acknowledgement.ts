import { languageOf } from '@endoll/api/language.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { claimAcknowledgement } from '../../documents/claim/claim-document.ts'
import { documentFile } from '../../documents/document.ts'
import type { Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readSentClaim } from '../cases/queries.ts'
import { subtypesFor, typesFor } from './tables.ts'

type SentClaim = Awaited<ReturnType<typeof readSentClaim>>

async function sourceOf(db: Db, sent: SentClaim) {
  const { reference, openedAt, contract, text, files, facts, claim } = sent
  const language = languageOf(sent.locale)
  const [customer, types, subtypes] = await Promise.all([
    db
      .selectFrom('customer')
      .select(['name', 'nif'])
      .where('id', '=', sent.customerId)
      .executeTakeFirstOrThrow(),
    typesFor(undefined),
    subtypesFor(claim.type, undefined),
  ])
  return {
    reference,
    sentAtMs: instantMs(openedAt),
    answerDueDay: claim.answerDueDay,
    type: types.find(({ type }) => type === claim.type)?.names[language] ?? '',
    subtype: subtypes.find(({ subtype }) => subtype === claim.subtype)?.names[language] ?? '',
    text,
    facts,
    files,
    customer,
    actedBy: sent.actedBy,
    contract,
  }
}

function readKept(db: Db, caseId: number) {
  return db.selectFrom('crm_acknowledgement').select('pdf').where('case_id', '=', caseId).executeTakeFirst()
}

/** The words and figures of an acknowledgement, as its template gets them. */
export async function acknowledgementContent(services: Services, owner: Owner, id: string) {
  const sent = await readSentClaim(services.db, owner, id)
  return (await documentOf(services, sent)).document.content
}

async function documentOf({ db, deployment }: Services, sent: SentClaim) {
  const made = {
    signer: deployment,
    language: languageOf(sent.locale),
    day: dayAt(instantMs(sent.openedAt), 'Europe/Madrid'),
  }
  return { document: claimAcknowledgement(await sourceOf(db, sent), made), made }
}

/** Made once, in the language of the claim, and stored, so that it is always the same bytes. */
async function acknowledgementOf(services: Services, sent: SentClaim): Promise<Buffer> {
  const { db } = services
  const kept = await readKept(db, sent.id)
  if (kept) return kept.pdf
  const { document, made } = await documentOf(services, sent)
  const pdf = await documentFile(services, document, made).body()
  // Where two are made at once, the first is kept.
  await db
    .insertInto('crm_acknowledgement')
    .values({ case_id: sent.id, pdf })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKept(db, sent.id))?.pdf ?? pdf
}

/** The acknowledgement of a claim of the customer. Throws not-found for what is no claim. */
export async function openAcknowledgement(services: Services, owner: Owner, id: string): Promise<SentFile> {
  const sent = await readSentClaim(services.db, owner, id)
  services.pdf.assertAvailable()
  return {
    name: `${sent.reference}.pdf`,
    mediaType: 'application/pdf',
    body: () => acknowledgementOf(services, sent),
  }
}
