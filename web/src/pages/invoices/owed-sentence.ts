import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'

/** `day`: since or until when; undefined where the retailer did not say. */
interface Owed {
  readonly count: number
  readonly amountCents: number
  readonly day: string | undefined
}

/** One sentence on what is owed, by the key of its text. `…Too` comes after a more pressing one. */
export type OwedPart =
  | ({
      readonly key: 'debt' | 'inProcess' | 'inProcessToo' | 'pending' | 'pendingToo' | 'toPay' | 'toPayToo'
    } & Owed)
  | { readonly key: 'nothing' }
  | { readonly key: 'nothingNext' | 'next'; readonly day: string }

/**
 * The sentences of the answer, the most pressing first: what is overdue, what is being collected, what will be charged
 * or is to be paid, when the next bill comes. None where there has never been a bill.
 */
export function owedParts(summary: InvoicesSummary): readonly OwedPart[] {
  const { with_debt, in_process, pending, last_date, next_date } = summary
  const parts: OwedPart[] = []
  const add = (
    key: 'debt' | 'inProcess' | 'pending' | 'toPay',
    count: number,
    amount: number,
    day: string | null,
  ) => {
    if (count === 0) return
    const said = key !== 'debt' && parts.length > 0 ? (`${key}Too` as const) : key
    parts.push({ key: said, count, amountCents: centsOf(amount), day: day ?? undefined })
  }
  add('debt', with_debt, summary.amount_debt, summary.debt_since)
  add('inProcess', in_process, summary.amount_in_process, null)
  // What the bank takes by itself is never what is to be paid.
  add(
    'toPay',
    summary.pending_by_customer,
    summary.amount_pending_by_customer,
    summary.next_due_date_by_customer,
  )
  add(
    'pending',
    pending - summary.pending_by_customer,
    centsToEuroNumber(centsOf(summary.amount_pending) - centsOf(summary.amount_pending_by_customer)),
    summary.next_charge_date,
  )
  if (parts.length > 0) return next_date === null ? parts : [...parts, { key: 'next', day: next_date }]
  if (last_date === null) return []
  return next_date === null ? [{ key: 'nothing' }] : [{ key: 'nothingNext', day: next_date }]
}
