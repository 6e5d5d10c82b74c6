import { consentTexts, consentVersion } from '@endoll/api/consent-texts.ts'
import type { ContractDraftOutboxEvent } from '@endoll/api/retailer.ts'
import type { ConsentKind } from '@endoll/api/leads.ts'
import { languageOf, type Language, type Locale } from '@endoll/api/language.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'

/** The words that somebody agreed to, with the address of what they lead to. */
export function consentText(
  { deployment }: Pick<Services, 'deployment'>,
  kind: ConsentKind,
  language: Language,
): { readonly text: string; readonly document: string } {
  const { organisation, legal } = deployment
  return {
    text: consentTexts[language][kind](organisation.name),
    document: kind === 'conditions' ? legal.generalConditions : legal.privacy,
  }
}

/** Keeps that something was agreed to: what, in which words, when. A second time changes nothing. */
export async function keepConsent(
  db: Db,
  services: Pick<Services, 'clock' | 'deployment'>,
  leadId: string,
  { kind, locale }: { readonly kind: ConsentKind; readonly locale: Locale },
): Promise<void> {
  const language = languageOf(locale)
  const said = { kind, version: consentVersion, language, ...consentText(services, kind, language) }
  await db
    .insertInto('lead_consent')
    .values({
      lead_id: leadId,
      kind,
      version: consentVersion,
      language,
      text_hash: sha256OfJson(said),
      at: at(services.clock.nowMs()),
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'kind']).doNothing())
    .execute()
}

export async function listConsents(
  db: Db,
  leadId: string,
): Promise<ContractDraftOutboxEvent['contract_draft']['consents']> {
  const rows = await db
    .selectFrom('lead_consent')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, version, language, text_hash, at: given }) => ({
    kind: kind,
    version,
    language: language as Language,
    text_sha256: text_hash.toString('hex'),
    at: given,
  }))
}
