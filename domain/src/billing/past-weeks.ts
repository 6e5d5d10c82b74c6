/** Where the bounds of the range come from. */
export type RangeBasis = 'past_weeks' | 'assumed'

/** Past weeks that are cut off at each end: fewer than RANGE_HOLDS leaves, for they are not independent. */
const CUT_OFF = 0.04
/** With fewer of them the part that is cut off is not even one. */
export const FEWEST_WEEKS = 24
/**
 * The fourth and the ninety-seventh of a hundred past weeks in order: of n weeks those before the (n + 1) × 4 %th are cut off,
 * and as many at the other end. Undefined of too few weeks.
 */
export function cutAtEnds<T>(sorted: readonly T[]): readonly [low: T, high: T] | undefined {
  const cut = Math.floor((sorted.length + 1) * CUT_OFF)
  const [low, high] = [sorted[cut - 1], sorted[sorted.length - cut]]
  return sorted.length >= FEWEST_WEEKS && low !== undefined && high !== undefined ? [low, high] : undefined
}
