import { sumCents } from '../money.ts'
import { addMonths } from '../time/day.ts'
import type { Bill, BillLine, LineKind } from './bill.ts'
import type { InvoiceType } from './invoice-type.ts'
import { surplusPaysFor } from './caps.ts'

/** What a bill does that the law does not let it, though each of its figures comes out. */
export type BillBreach = 'surplus_over_month' | 'late_above_energy' | 'interest_missing'

/** Since when who gives back what was charged in excess owes interest on it: RD 88/2026 is in force. */
const INTEREST_SINCE = '2026-02-12'

function centsOf({ lines }: Bill, kinds: readonly LineKind[]): number {
  return sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

/** Retailers that have no line of the kind name it themselves, in any of the languages of Spain. */
function isInterest({ kind, name = '' }: BillLine): boolean {
  return kind === 'interest' || /\binter[eèé]s/i.test(name)
}

/**
 * Surplus is compensated within a billed span of a month at most, and so is what is owed for activating it late, which is
 * no more than the energy costs; what was charged in excess comes back with interest. Source: RD 244/2019 arts 14.3 and
 * 16 bis.2 (read in the consolidated text of 2026-03-21 on 2026-11-29), RD 88/2026 art. 45.2 (read on 2026-11-26). Of a
 * bill that corrects another by the difference alone it is known that it gives back what was charged in excess.
 */
export function billBreaches(bill: Bill, type: InvoiceType): BillBreach[] {
  const { span, lines } = bill
  const given = lines.filter(
    ({ kind, amountCents }) => (kind === 'surplus' || kind === 'late_activation') && amountCents < 0,
  )
  const breaches: BillBreach[] = []
  if (type === 'N' || type === 'R') {
    if (given.length > 0 && span.to > addMonths(span.from, 1)) breaches.push('surplus_over_month')
    const late = -centsOf(bill, ['late_activation'])
    if (late > Math.max(0, centsOf(bill, surplusPaysFor))) breaches.push('late_above_energy')
  }
  if (type === 'RA' && bill.totalCents < 0 && span.to > INTEREST_SINCE && !lines.some(isInterest)) {
    breaches.push('interest_missing')
  }
  return breaches
}
