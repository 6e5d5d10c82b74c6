import { isZero, shareOut, type Fraction } from '../fraction.ts'
import type { LineKind, TaxName } from './bill.ts'

/**
 * What a part of a change is of: lines of one kind, period and name (without those in which they differ); one tax; or
 * what the totals have beyond lines and taxes, where a bill was rounded only as a whole.
 */
export type ChangeSource =
  | {
      readonly of: 'line'
      readonly kind: LineKind
      readonly tariffPeriod: number | undefined
      readonly name: string | undefined
    }
  | { readonly of: 'tax'; readonly tax: TaxName }
  | { readonly of: 'total' }

/** What a part of a bill did to a cause, in cents; never 0. */
export type ChangePart = ChangeSource & { readonly amountCents: number }

/** What a cause changed in one part of a bill, exactly; and how much that part was billed more, for whatever cause. */
export type ExactPart = {
  readonly source: ChangeSource
  readonly exactCents: Fraction
  readonly billedCents: number
}

/**
 * The parts of a cause in cents that add up to `totalCents`, by the largest remainder; the largest first, of equal
 * ones in the order given. Where the cause is nothing but what rounding left (nothing is exactly other than it was),
 * its parts are what was billed more or less.
 */
export function changeParts(parts: readonly ExactPart[], totalCents: number): ChangePart[] {
  const isRounding = totalCents !== 0 && parts.every(({ exactCents }) => isZero(exactCents))
  const cents = isRounding
    ? parts.map(({ billedCents }) => billedCents)
    : shareOut(
        parts.map(({ exactCents }) => exactCents),
        totalCents,
      )
  return parts
    .map(({ source }, index): ChangePart => ({ ...source, amountCents: cents[index] ?? 0 }))
    .filter(({ amountCents }) => amountCents !== 0)
    .toSorted(byAmount)
}

/** The larger amount first, whichever its sign. */
export function byAmount(one: ChangePart, other: ChangePart): number {
  return Math.abs(other.amountCents) - Math.abs(one.amountCents)
}
