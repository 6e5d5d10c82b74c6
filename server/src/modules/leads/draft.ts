import type { Pricing } from '../../documents/pre-contract/particular-conditions.ts'
import type { ContractTerms } from '@endoll/domain/contracting/contract-terms.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { answersKeptDays } from '@endoll/api/lead-links.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { Selectable } from 'kysely'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ContractDraftTable } from '../../platform/db/schema.generated.ts'
import { safeHtml } from '../../platform/rich-text.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { kindOf, type StoredPayload } from './lead-row.ts'

/** How long unsent answers and unsigned contracts are kept. */
export const keptDays = answersKeptDays

export type DraftRow = Selectable<ContractDraftTable>

/** What a draft is made of: the lead, and what was shown of the product. */
export interface Submission {
  readonly lead: StoredPayload
  readonly product: {
    readonly code: string
    readonly name: string
    readonly first_year: unknown
    /** Absent in drafts from before tariffs of last resort. */
    readonly regulated?: { readonly source: string; readonly url: string | null } | null
    /** The voluntary price for small consumers; absent in drafts from before it was offered. */
    readonly pvpc?: boolean
    /** Absent in older drafts. */
    readonly terms?: ContractTerms
    /** The same. */
    readonly pricing?: Pricing
  }
}

export function submissionOf({
  reference,
  submission,
}: Pick<DraftRow, 'reference' | 'submission'>): Submission {
  return unsealJson('contract_draft.submission', { reference }, submission) as Submission
}

/** The mail that brings the summary before the contract: nothing is signed before it has left. */
export function summaryMailKey(reference: string): string {
  return `contract:${reference}`
}

/** Who is written to: a person by the first name. */
export function customerName({ owner }: Pick<StoredPayload, 'owner'>): string {
  return owner?.type === 'F' ? owner.first_name : (owner?.name ?? '')
}

export async function findDraftOf(db: Db, leadId: string): Promise<DraftRow | undefined> {
  return db.selectFrom('contract_draft').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
}

/** The reply to a lead that was sent: what comes next, as a text that may stand in a page. */
export function confirmedReply(
  { deployment }: Pick<Services, 'deployment'>,
  leadId: string,
  draft: Pick<DraftRow, 'id' | 'reference' | 'submission'>,
  locale: Locale,
): LeadReply {
  const words = texts[languageOf(locale)].newContract
  const { product, lead } = submissionOf(draft)
  const markdown = words.confirmed({
    kind: kindOf(lead),
    reference: draft.reference,
    product: product.name,
    email: lead.owner_address?.email ?? '',
    phone: deployment.organisation.phone,
  })
  return {
    status: 'OK',
    lead_id: leadId,
    result: {
      error: null,
      render: { format: 'html', body: safeHtml(markdown, 'markdown') },
      contract: { id: draft.id, reference: draft.reference },
    },
  }
}

/** The reply to a lead that a register refused. */
export function rejectedReply(
  { deployment }: Pick<Services, 'deployment'>,
  leadId: string,
  error: 'dni_invalid' | 'bad_score',
  locale: Locale,
): LeadReply {
  const words = texts[languageOf(locale)].newContract
  const body = safeHtml(words.rejected[error](deployment.organisation.phone), 'markdown')
  return {
    status: 'ERROR',
    lead_id: leadId,
    result: { error, render: { format: 'html', body }, contract: null },
  }
}
