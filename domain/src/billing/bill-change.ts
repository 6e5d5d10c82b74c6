import { fraction, plus, shareOut } from '../fraction.ts'
import { sumCents } from '../money.ts'
import { lineCauses, lineChanges } from './between-bills.ts'
import type { Bill } from './bill.ts'
import { taxChanges } from './tax-changes.ts'

/**
 * Why one bill differs from another, each cent of the difference once, in the order in which they are told apart: more
 * or fewer days billed; more or less used a day; other powers contracted; other prices per unit; what came, went or
 * is not by unit (services, rental, adjustments, batteries, social bonus); `taxes`, the taxes that go with all of
 * these; `tax_rates`, what other rates of the taxes did, the tax on those taxes included.
 */
export const changeCauses = [...lineCauses, 'taxes', 'tax_rates'] as const
export type ChangeCause = (typeof changeCauses)[number]

/** A difference of two bills and the causes that add up to it, every one of them, in cents. */
export type BillChange = {
  readonly totalCents: number
  readonly causes: readonly { readonly cause: ChangeCause; readonly amountCents: number }[]
}

const amounts = (items: readonly { readonly amountCents: number }[]): number =>
  sumCents(items.map(({ amountCents }) => amountCents))

/**
 * Why the later of two bills comes to more (positive) or less than the earlier one, in cents that add up to the
 * difference of their totals exactly. One cause after the other is put from the earlier into the later bill
 * (docs/decisions/0015): the days at the use, powers and prices of before; then use, then powers, at the prices of
 * before; then prices, for what was used now. Cents are shared out by the largest remainder; a cause that changed
 * nothing is exactly 0. The two have to be bills of one supply and energy, both as printed with their own sign:
 * comparable-bills.ts says which. Throws RangeError on a bill of no days or with amounts that are not whole.
 */
export function billChange(before: Bill, after: Bill): BillChange {
  const totalCents = after.totalCents - before.totalCents
  const linesCents = amounts(after.lines) - amounts(before.lines)
  const taxesCents = amounts(after.taxes) - amounts(before.taxes)
  const other = lineCauses.indexOf('other')
  // A bill rounded only as a whole has a total that its lines and taxes do not add up to.
  const ofTotal = fraction(totalCents - linesCents - taxesCents)
  const onLines = lineChanges(before, after).map((part, index) =>
    index === other ? plus(part, ofTotal) : part,
  )
  const taxes = taxChanges(before, after)
  const cents = [...shareOut(onLines, totalCents - taxesCents, other), taxes.baseCents, taxes.rateCents]
  return {
    totalCents,
    causes: changeCauses.map((cause, index) => ({ cause, amountCents: cents[index] ?? 0 })),
  }
}
