import { sql } from 'kysely'
import { centsOf } from '@endoll/api/cents.ts'
import { bonusYearDifference } from '@endoll/domain/contracting/bonus-difference.ts'
import { instantMs, instantText } from '@endoll/domain/time/instant.ts'
import {
  RENUNCIATION_TITLE,
  renunciationText,
} from '../../../documents/bonus-renunciation/renunciation-text.ts'
import { renunciationDocument } from '../../../documents/bonus-renunciation/renunciation-document.ts'
import { firstYearOf } from '../../../documents/pre-contract/first-year.ts'
import { holderName } from '../../../documents/pre-contract/pre-contract-document.ts'
import { documentFile } from '../../../documents/document.ts'
import { todayOf } from '../../../platform/clock.ts'
import { formatterOf } from '../../../platform/formatter.ts'
import { invalidFields, notFound } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import { findDraftSignature, getDraft } from './draft-signature.ts'
import { sayOfTogether } from './say-of-together.ts'

/** Electricity of a person alone may have had the bonus, which the PVPC does not end. */
function mayHaveBonus(draft: DraftRow): boolean {
  const { lead, product } = submissionOf(draft)
  return draft.kind === 'electricity' && lead.owner?.type === 'F' && product.pvpc !== true
}

/** Cents a year that the contract costs more than with the bonus; null if what was paid, or the year, is not known. */
function differenceOf(draft: DraftRow): number | null {
  const { bonus_paid_cents: paidCents } = draft
  const year = firstYearOf(submissionOf(draft).product)
  return paidCents === null || year === null ? null : bonusYearDifference(centsOf(year.total), paidCents)
}

/** The words by which a bonus is given up, and who applied it; null if the contract can have none. */
export function bonusOf(draft: DraftRow) {
  if (!mayHaveBonus(draft)) return null
  const { bonus_retailer: retailer } = draft
  const cents = differenceOf(draft)
  const year_difference = cents === null ? null : cents / 100
  return { retailer, year_difference, title: RENUNCIATION_TITLE, paragraphs: [...renunciationText(retailer)] }
}

/** Gives the bonus up for the electricity that is signed together, or takes that back. Throws `request_ended`. */
export async function renounceBonus(
  services: Services,
  id: string,
  { retailer, paid }: { readonly retailer: string | null; readonly paid?: number | null | undefined },
): Promise<void> {
  if (!mayHaveBonus(await getDraft(services.db, id))) throw invalidFields({ retailer: ['not_valid'] })
  const cents = paid == null ? null : centsOf(paid)
  const said = {
    bonus_retailer: retailer,
    // What was paid concerns one home: the others signed with it keep their own answers.
    bonus_paid_cents:
      retailer === null
        ? null
        : sql<number | null>`case when id = ${id} then ${cents}::integer else bonus_paid_cents end`,
    bonus_renounced_at: retailer === null ? null : instantText(services.clock.nowMs()),
  }
  await sayOfTogether(services, id, said, 'electricity')
}

/** The document of RD 897/2017 annex VII; throws not-found where nothing was given up. */
export async function openRenunciation(services: Services, id: string): Promise<SentFile> {
  const { db, clock, deployment } = services
  const draft = await getDraft(db, id)
  if (draft.bonus_renounced_at === null || draft.bonus_retailer === null) throw notFound()
  const signature = await findDraftSignature(db, clock.nowMs(), { draft: id })
  const { owner, cups } = submissionOf(draft).lead
  const format = formatterOf('es')
  const difference = differenceOf(draft)
  const document = renunciationDocument({
    yearDifference: difference === null ? null : format.money(difference),
    holder: holderName(owner),
    nif: owner?.type === 'F' ? owner.fisic_vat : '',
    cups: cups.name,
    reference: draft.reference,
    retailer: draft.bonus_retailer,
    renouncedAt: format.instant(instantMs(draft.bonus_renounced_at)),
    signedAt: signature?.signed_at ? format.instant(instantMs(signature.signed_at)) : null,
  })
  return documentFile(services, document, { signer: deployment, language: 'es', day: todayOf(services) })
}
