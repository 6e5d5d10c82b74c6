/**
 * An amount of the wire, a number of euros with two decimals, in whole cents. The sums of a reader are made of these,
 * because 0.1 + 0.2 in binary fractions is not 0.3. Never -0.
 */
export function centsOf(euros: number): number {
  return Math.round(euros * 100) || 0
}
