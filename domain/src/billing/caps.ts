import { sumCents } from '../money.ts'
import type { Charge, LineKind } from './bill.ts'

/**
 * What the surplus may pay for in its billed span: the energy, less its discounts.
 * Source: RD 244/2019 art. 14.3, read in the consolidated text on 2026-11-26: the value of the surplus is at most that of
 * the energy taken from the grid in the billed span, which is a month at most; each hour at the price agreed. It does not
 * name discounts: that they lower the value of the energy is a reading of ours.
 */
export const surplusPaysFor: readonly LineKind[] = ['energy', 'discount']

/** A charge with its amount, in cents or in smaller whole units. */
export type Amount = { readonly charge: Charge; readonly units: number }

/** The sum of the amounts of some kinds of line, of all of them where none are named. */
export function sumOf(amounts: readonly Amount[], kinds?: readonly LineKind[]): number {
  const summed = kinds ? amounts.filter(({ charge }) => kinds.includes(charge.kind)) : amounts
  return sumCents(summed.map(({ units }) => units))
}

/**
 * Lets the lines of one kind give back together no more than what they are to pay for comes to (itself left out),
 * first lines first, and returns what they could not give back (0 or more). Without kinds there is no cap.
 * Source: RD 244/2019 art. 14 for the surplus of a billed span.
 */
export function capped(
  amounts: readonly Amount[],
  kind: LineKind,
  within: readonly LineKind[] | undefined,
): { readonly amounts: readonly Amount[]; readonly left: number } {
  if (!within) return { amounts, left: 0 }
  const paidFor = within.filter((other) => other !== kind)
  let room = Math.max(0, sumOf(amounts, paidFor))
  let left = 0
  const cut = amounts.map((amount) => {
    if (amount.charge.kind !== kind || amount.units >= 0) return amount
    const given = Math.min(-amount.units, room)
    room -= given
    left += -amount.units - given
    return { charge: amount.charge, units: given === 0 ? 0 : -given }
  })
  return { amounts: cut, left }
}
