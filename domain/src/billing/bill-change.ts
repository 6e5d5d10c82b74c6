import { fraction, shareOut, sum, zero } from '../fraction.ts'
import { sumCents } from '../money.ts'
import { lineCauses, lineChanges, type KnownOfBills } from './between-bills.ts'
import type { Bill } from './bill.ts'
import { changeParts, type ChangePart, type ExactPart } from './change-parts.ts'
import { taxChanges } from './tax-changes.ts'

/**
 * Why one bill differs from another, each cent of the difference once, in the order in which they are worked out: more
 * or fewer days billed; the same hours called otherwise by the season of the periods; more or less used a day; what
 * estimated readings billed beyond what was measured since, or less; other powers contracted; other prices per unit;
 * what came, went or is not by unit (services, rental, adjustments, batteries, social bonus); `taxes`, the taxes that
 * go with all of these; `tax_rates`, what other rates of the taxes did, the tax on those taxes included.
 */
export const changeCauses = [...lineCauses, 'taxes', 'tax_rates'] as const
export type ChangeCause = (typeof changeCauses)[number]

/** One cause and the parts of the bill in which it is; the parts add up to it, the largest first, none of 0. */
export type CauseOfChange = {
  readonly cause: ChangeCause
  readonly amountCents: number
  readonly parts: readonly ChangePart[]
}

/** A difference of two bills and the causes that add up to it, every one of them, in cents. */
export type BillChange = { readonly totalCents: number; readonly causes: readonly CauseOfChange[] }

function amounts(items: readonly { readonly amountCents: number }[]): number {
  return sumCents(items.map(({ amountCents }) => amountCents))
}

/**
 * Why the later of two bills comes to more (positive) or less than the earlier one, in cents that add up to the
 * difference of their totals exactly. One cause after the other is put from the earlier into the later bill
 * (docs/decisions/0015): the days at the use, powers and prices of before; then, where `known` says it, the periods
 * that the later bill's calendar gives the same hours; then use; then, where `known` says it, what estimates billed
 * beyond it; then powers, at the prices of before; then prices, for what is billed now. Cents are shared out by the
 * largest remainder, among the causes and then among the parts of each; a cause that changed nothing is exactly 0, and
 * one of 0 may have parts that come to nothing together. The two have to be bills of one supply and energy, both as
 * printed with their own sign: comparable-bills.ts says which. Throws RangeError on a bill of no days or with amounts
 * that are not whole.
 */
export function billChange(before: Bill, after: Bill, known?: KnownOfBills): BillChange {
  const totalCents = after.totalCents - before.totalCents
  const taxesCents = amounts(after.taxes) - amounts(before.taxes)
  const beyondCents = totalCents - taxesCents - (amounts(after.lines) - amounts(before.lines))
  const lines = lineChanges(before, after, known)
  const onLines = lineCauses.map((cause, index): readonly ExactPart[] => {
    const ofLines = lines.map(({ source, exactCents, billedCents }) => ({
      source,
      exactCents: exactCents[index] ?? zero,
      billedCents,
    }))
    // A bill rounded only as a whole has a total that its lines and taxes do not add up to.
    const ofTotal: ExactPart = {
      source: { of: 'total' },
      exactCents: fraction(beyondCents),
      billedCents: beyondCents,
    }
    return cause === 'other' ? [...ofLines, ofTotal] : ofLines
  })
  const cents = shareOut(
    onLines.map((parts) => sum(parts.map(({ exactCents }) => exactCents))),
    totalCents - taxesCents,
    lineCauses.indexOf('other'),
  )
  const taxes = taxChanges(before, after)
  return {
    totalCents,
    causes: [
      ...lineCauses.map((cause, index): CauseOfChange => {
        const amountCents = cents[index] ?? 0
        return { cause, amountCents, parts: changeParts(onLines[index] ?? [], amountCents) }
      }),
      { cause: 'taxes', amountCents: taxes.baseCents, parts: taxes.ofBase },
      { cause: 'tax_rates', amountCents: taxes.rateCents, parts: taxes.ofRate },
    ],
  }
}
