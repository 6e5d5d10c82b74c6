import type { Selectable } from 'kysely'
import type { SentLetter } from '@endoll/domain/billing/unpaid-letters.ts'
import type { Db } from '../platform/db/open.ts'
import type { UnpaidLetterTable } from '../platform/db/schema.generated.ts'

/** A letter of an unpaid bill as its certified sending reports it. */
export type UnpaidLetterRow = Omit<Selectable<UnpaidLetterTable>, 'invoice_id'>

/** The letters of an invoice known to be the caller's, oldest first. */
export function readUnpaidLetters(db: Db, invoiceId: number): Promise<UnpaidLetterRow[]> {
  return db
    .selectFrom('unpaid_letter')
    .select(['reference', 'annex', 'sent_day', 'delivered_day', 'returned_day'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('sent_day')
    .orderBy('reference')
    .execute()
}

/** A stored letter as the rules of its time take it. */
export function sentLetter({ annex, sent_day, delivered_day, returned_day }: UnpaidLetterRow): SentLetter {
  return { annex, sent: sent_day, delivered: delivered_day ?? undefined, returned: returned_day ?? undefined }
}
