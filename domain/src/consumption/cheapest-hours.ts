/** A quarter of the hours of a day. A choice of ours. */
const SHARE = 4

/**
 * The places of the cheapest quarter of the hours of a day whose prices are known, in order of the day; of hours alike the
 * earlier come first. None where all cost the same. Prices in any unit, below zero too; undefined where there is none.
 */
export function cheapestHours(prices: readonly (number | undefined)[]): number[] {
  const known = prices.flatMap((price, place) => (price === undefined ? [] : [{ price, place }]))
  if (known.every(({ price }) => price === known[0]?.price)) return []
  return known
    .toSorted((a, b) => a.price - b.price || a.place - b.place)
    .slice(0, Math.floor(known.length / SHARE))
    .map(({ place }) => place)
    .toSorted((a, b) => a - b)
}
