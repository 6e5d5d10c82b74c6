import { fraction, over, shareOut } from './fraction.ts'

/**
 * Whole parts, each rounded to a multiple of a whole `unit`, that add up to their sum rounded to one: what rounding
 * leaves over goes to the largest remainders. Figures that stand beside their total then add up to it.
 */
export function roundedParts(parts: readonly number[], unit: number): number[] {
  const total = Math.round(parts.reduce((added, part) => added + part, 0) / unit)
  return shareOut(
    parts.map((part) => over(fraction(part), fraction(unit))),
    total,
  ).map((units) => units * unit)
}

/** Shares of whole parts in their sum, in whole per cent that add up to 100. The sum is above zero. */
export function wholePercents(parts: readonly number[]): number[] {
  const total = fraction(parts.reduce((added, part) => added + part, 0))
  return shareOut(
    parts.map((part) => over(fraction(part * 100), total)),
    100,
  )
}
