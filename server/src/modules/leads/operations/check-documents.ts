import type { DeskDocuments, WaitingDocuments } from '@endoll/api/desk-documents.ts'
import type { DocumentReason, DocumentsCheckedEvent } from '@endoll/api/document-checks.ts'
import { page } from '@endoll/api/paging.ts'
import type { Locale } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { personOf } from '../checks.ts'
import { documentsOf, type LeadDocument } from '../documents.ts'
import { submissionOf, type DraftRow } from '../draft.ts'
import { tellDocumentsChecked } from '../events.ts'
import { signerOfDraft } from '../signing/draft-signature.ts'

/** Contracts that came with documents, while they are to be signed or are signed. */
function checks(db: Db) {
  return db
    .selectFrom('document_check')
    .innerJoin('contract_draft', 'contract_draft.id', 'document_check.draft_id')
    .where('contract_draft.state', 'in', ['waiting_signature', 'signed'])
}

type Summed = Pick<DraftRow, 'reference' | 'kind' | 'submission' | 'identity_check'> & {
  readonly asked_at: string
}

function summaryOf(row: Summed): WaitingDocuments {
  const { lead } = submissionOf(row)
  return {
    reference: row.reference,
    name: personOf(lead)?.name ?? '',
    kind: row.kind,
    documents: [...new Set(documentsOf(lead).map(({ kind }) => kind))],
    identity_check: row.identity_check,
    asked_at: row.asked_at,
  }
}

/** Contracts whose documents nobody has decided on yet, oldest first. */
export async function listDocumentsToCheck(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const waiting = checks(db).where('verdict', 'is', null)
  const [rows, { total }] = await Promise.all([
    waiting
      .select(['contract_draft.reference', 'contract_draft.kind', 'contract_draft.submission'])
      .select(['contract_draft.identity_check', 'asked_at'])
      .orderBy('asked_at')
      .orderBy('draft_id')
      .offset(offset)
      .limit(limit)
      .execute(),
    waiting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return page(rows.map(summaryOf), { offset, limit, total })
}

/** A contract whose documents are looked at: whose it is, and its files as they are stored. */
export interface CheckedDraft {
  readonly draft: DraftRow
  /** Of the customer whose account asked for it; null of a visitor. */
  readonly customerId: number | null
  readonly files: readonly LeadDocument[]
}

/** The contract of this reference, if it came with documents. Throws not-found. */
export async function getDocumentsToCheck(db: Db, reference: string): Promise<CheckedDraft> {
  const row = await checks(db)
    .innerJoin('lead', 'lead.id', 'contract_draft.lead_id')
    .leftJoin('account', 'account.id', 'lead.account_id')
    .selectAll('contract_draft')
    .select('account.customer_id')
    .where('contract_draft.reference', '=', reference)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { customer_id: customerId, ...draft } = row
  return { draft, customerId, files: documentsOf(submissionOf(draft).lead) }
}

/** What is shown of the documents of a contract. */
export async function readDocumentsToCheck(db: Db, { draft, files }: CheckedDraft): Promise<DeskDocuments> {
  const { lead, product } = submissionOf(draft)
  const [check, stored] = await Promise.all([
    db
      .selectFrom('document_check')
      .leftJoin('staff', 'staff.id', 'document_check.staff_id')
      .select(['asked_at', 'verdict', 'reason_text', 'decided_at', 'staff.name as by'])
      .select(sql<DocumentReason | null>`reason_code`.as('reason_code'))
      .where('draft_id', '=', draft.id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('uploaded_file')
      .select(['id', 'name', 'media_type'])
      .where(
        'id',
        'in',
        files.map(({ id }) => id),
      )
      .execute(),
  ])
  const { verdict, reason_code, reason_text, decided_at, by } = check
  return {
    ...summaryOf({ ...draft, asked_at: check.asked_at }),
    nif: personOf(lead)?.nif ?? '',
    product: product.name,
    cups: lead.cups.name,
    locale: (lead.commsLanguage ?? draft.locale) as Locale,
    files: files.flatMap(({ id, kind }) => {
      const file = stored.find((one) => one.id === id)
      return file ? [{ ...file, kind }] : []
    }),
    decided:
      verdict === null || decided_at === null
        ? null
        : { verdict, reason_code, reason_text, by: by ?? '', at: decided_at },
  }
}

export interface DocumentsVerdict {
  readonly verdict: 'good' | 'bad'
  readonly reasonCode: DocumentReason | null
  readonly reasonText: string
  readonly staffId: number
}

/**
 * Decides on the documents of a contract and tells the retailer's systems and whoever signs it, in the caller's
 * transaction. False if somebody was first: then nothing is changed or told.
 */
export async function decideDocuments(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs'>,
  draft: DraftRow,
  { verdict, reasonCode, reasonText, staffId }: DocumentsVerdict,
): Promise<boolean> {
  const why = verdict === 'bad' && reasonCode !== null ? { code: reasonCode, text: reasonText } : undefined
  const { numUpdatedRows } = await db
    .updateTable('document_check')
    .set({
      verdict,
      reason_code: why?.code ?? null,
      reason_text: why?.text ?? '',
      staff_id: staffId,
      decided_at: at(services.clock.nowMs()),
    })
    .where('draft_id', '=', draft.id)
    .where('verdict', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  const told: DocumentsCheckedEvent['contract_draft'] = {
    id: draft.id,
    reference: draft.reference,
    lead: draft.lead_id,
    verdict,
    reason_code: why?.code ?? null,
    reason_text: why?.text ?? '',
  }
  await tellDocumentsChecked(db, services, told)
  const { lead, product } = submissionOf(draft)
  const { known, address } = await signerOfDraft({ ...services, db }, draft)
  if (address !== null)
    await queueMail(db, services, {
      key: `contract-documents:${draft.reference}`,
      template: 'new_contract',
      locale: (lead.commsLanguage ?? draft.locale) as Locale,
      to: address,
      data: {
        about: verdict === 'good' ? 'documents_good' : 'documents_bad',
        reference: draft.reference,
        customer: known?.name ?? null,
        product: product.name,
        cups: lead.cups.name,
        draft: draft.id,
        ...(why && { reason: why }),
      },
    })
  return true
}
