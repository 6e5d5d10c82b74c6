import { howPaid, type HowPaid } from '@endoll/domain/billing/how-paid.ts'
import { sql } from 'kysely'
import type { InvoiceRow } from '../platform/access.ts'

type PaidColumns =
  | 'type'
  | 'state'
  | 'pending_cents'
  | 'debt_cents'
  | 'due_day'
  | 'payment_method'
  | 'in_parts'

/** How a stored bill will be paid, by whom and when. */
export function howPaidOf(row: Pick<InvoiceRow, PaidColumns>): HowPaid {
  return howPaid({
    type: row.type,
    state: row.state,
    pendingCents: row.pending_cents,
    debtCents: row.debt_cents,
    dueDay: row.due_day ?? undefined,
    method: row.payment_method,
    inParts: row.in_parts,
  })
}

/**
 * Whether the customer pays what is to be paid of a bill that is open or in a group, and no bank takes it by itself: as
 * howPaid says, with which the test of the summary compares it.
 */
export const paidByCustomer = sql<boolean>`(invoice.payment_method <> 'direct_debit' or invoice.debt_cents > 0 or invoice.in_parts)`
