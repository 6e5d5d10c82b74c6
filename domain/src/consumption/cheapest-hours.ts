/** A quarter of the hours of a day. A choice of ours. */
const SHARE = 4

/**
 * The indexes of the cheapest quarter of the hours of a day whose prices are known, in order of the day; of hours alike the
 * earlier come first. None if all cost the same. Prices in any unit, below zero too; undefined if there is none.
 */
export function cheapestHours(prices: readonly (number | undefined)[]): number[] {
  const known = prices.flatMap((price, index) => (price === undefined ? [] : [{ price, index }]))
  if (known.every(({ price }) => price === known[0]?.price)) return []
  return known
    .toSorted((a, b) => a.price - b.price || a.index - b.index)
    .slice(0, Math.floor(known.length / SHARE))
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
}
