import type { DocumentKind } from '@endoll/api/document-checks.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import type { StoredPayload } from './lead-row.ts'

/** A document of a lead: the id of its file, and what it is. */
export interface LeadDocument {
  readonly id: string
  readonly kind: DocumentKind
}

/** Documents of a lead that somebody has to look at: not the bill, of which the form has read what it needs. */
export function documentsOf(lead: StoredPayload): LeadDocument[] {
  const produces = 'electricityLeadId' in lead ? [] : lead.selfcons_attach
  const named = (kind: DocumentKind, ids: readonly (string | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : [{ id, kind }]))
  return [
    ...named('identity', [lead.nif_faceup, lead.nif_facedown]),
    ...named('company', lead.cif),
    ...named('self_consumption', produces),
  ]
}

/** Has the documents of a contract looked at, in the transaction in which it is drafted. */
export async function askToCheckDocuments(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { draft, lead }: { readonly draft: string; readonly lead: StoredPayload },
): Promise<void> {
  if (documentsOf(lead).length === 0) return
  await db
    .insertInto('document_check')
    .values({ draft_id: draft, asked_at: at(clock.nowMs()) })
    .execute()
}
