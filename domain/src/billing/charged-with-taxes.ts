import type { DateSpan } from '../time/date-span.ts'
import { addUpBill } from './add-up.ts'
import type { Charge, LineKind } from './bill.ts'
import type { TaxRules } from './tax-rules.ts'

/**
 * What the lines of some kinds add to a bill, in cents with the taxes that rest on them: the bill with them less the bill
 * without. Errors as addUpBill.
 */
export function chargedWithTaxesCents(
  lines: readonly Charge[],
  kinds: readonly LineKind[],
  { rules, span }: { readonly rules: TaxRules; readonly span: DateSpan },
): number {
  const rest = lines.filter(({ kind }) => !kinds.includes(kind))
  if (rest.length === lines.length) return 0
  return addUpBill(lines, rules, span).bill.totalCents - addUpBill(rest, rules, span).bill.totalCents
}
