/** Decimals of an exact price: as many as it has, at least two. */
export function decimalsOf(price: string): number {
  return Math.max(2, price.split('.')[1]?.length ?? 0)
}
