import type { Charge } from './bill.ts'
import { chargedWithTaxesCents } from './charged-with-taxes.ts'
import type { TaxRules } from './tax-rules.ts'
import type { DateSpan } from '../time/date-span.ts'

/** What panels took off a bill, in cents with the taxes that were not charged for it. */
export type SunOfBill = {
  /** What the surplus gave back. */
  readonly surplusCents: number
  /** What the virtual battery paid, which earlier surplus had filled. */
  readonly batteryCents: number
}

/**
 * What surplus and virtual battery took off a bill: the bill without either of them less the bill, so that what was billed
 * and what the sun brought add up to what the bill would have been. As bills have it the surplus comes first, and the battery
 * pays off what it leaves. Errors as addUpBill.
 */
export function sunOfBill(
  lines: readonly Charge[],
  taxed: { readonly rules: TaxRules; readonly span: DateSpan },
): SunOfBill {
  const batteryCents = 0 - chargedWithTaxesCents(lines, ['battery'], taxed)
  const bothCents = 0 - chargedWithTaxesCents(lines, ['surplus', 'battery'], taxed)
  return { surplusCents: bothCents - batteryCents, batteryCents }
}
