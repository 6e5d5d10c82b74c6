import { roundedProduct } from '../money.ts'

/**
 * The shares of a virtual battery together. Source: specification of the customer area §5 (0 to 100, step 1) and
 * ruling "battery shares" of 2026-11-21: whole per cent, 100 together at most for each battery.
 */
export const WHOLE_BATTERY_PERCENT = 100

/** A share as it can be kept: whole per cent, 0 to 100. Anything that is no number is undefined. */
export function clampShare(percent: number): number | undefined {
  if (Number.isNaN(percent)) return undefined
  return Math.min(WHOLE_BATTERY_PERCENT, Math.max(0, Math.round(percent)))
}

/** The highest share that a contract can have, with what it has now and what no contract has. */
export function highestShare(ownPercent: number, leftPercent: number): number {
  return Math.min(WHOLE_BATTERY_PERCENT, ownPercent + Math.max(0, leftPercent))
}

/** What a share of so many cents comes to, to the cent. */
export function shareCents(cents: number, percent: number): number {
  return roundedProduct([cents, percent], { decimals: 0, dividedBy: WHOLE_BATTERY_PERCENT })
}

/** What a share comes to now and with another, and the difference of the two rounded figures. */
export function shareChange(
  cents: number,
  { now, wanted }: { readonly now: number; readonly wanted: number },
): { readonly nowCents: number; readonly wantedCents: number; readonly moreCents: number } {
  const [nowCents, wantedCents] = [shareCents(cents, now), shareCents(cents, wanted)]
  return { nowCents, wantedCents, moreCents: wantedCents - nowCents }
}
