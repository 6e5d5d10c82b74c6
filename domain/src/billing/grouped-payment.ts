import { sumCents } from '../money.ts'
import { compareDays, type Day } from '../time/day.ts'

/** An invoice that is collected together with others. */
export type GroupedInvoice = {
  readonly number: string
  readonly day: Day
  /** Cents still to be collected; negative for what is to be given back (countedCents). */
  readonly pendingCents: number
}

/** What one payment does to each invoice of a grouped proforma, in the order of their days. In cents. */
export type Allocation = {
  readonly parts: readonly { readonly number: string; readonly amountCents: number }[]
  /** What was paid beyond all of them. */
  readonly restCents: number
}

/**
 * Shares out one payment: what is to be given back is set off first, then the oldest invoice is paid, never above what
 * is pending of it; invoices of one day in the order given. Parts and rest add up to the payment. Throws RangeError on
 * a payment below nothing.
 */
export function allocatePayment(invoices: readonly GroupedInvoice[], paidCents: number): Allocation {
  if (!Number.isSafeInteger(paidCents) || paidCents < 0) throw new RangeError('not a payment')
  const givenBack = sumCents(invoices.map(({ pendingCents }) => Math.min(0, pendingCents)))
  let left = paidCents - givenBack
  const parts = invoices
    .toSorted((a, b) => compareDays(a.day, b.day))
    .map(({ number, pendingCents }) => {
      const amountCents = Math.min(pendingCents, left)
      if (pendingCents > 0) left -= amountCents
      return { number, amountCents }
    })
  return { parts, restCents: left }
}
