/** What stands in the field of a day. Of half a date a browser gives no value, only that it cannot be read. */
export interface TypedDay {
  readonly value: string
  readonly isHalf: boolean
}

/** The days that may be wished, YYYY-MM-DD, both included. */
export interface WishableDays {
  readonly first: string
  readonly last: string
}

/**
 * What is wrong with a day, once its field has been left. While it is typed only what is whole is looked at: browsers give
 * a year that is still being typed as 0002, 0020, 0202.
 */
export function dayProblem(
  { value, isHalf }: TypedDay,
  { first, last }: WishableDays,
  hasLeft: boolean,
): 'half' | 'outside' | undefined {
  if (value === '') return isHalf && hasLeft ? 'half' : undefined
  if (value.startsWith('0') && !hasLeft) return undefined
  return value < first || value > last ? 'outside' : undefined
}

/** Keeps one wish after the other, so that none overtakes another. */
export function keepInTurn<Wish>(keepOne: (wish: Wish) => Promise<void>) {
  let last = Promise.resolve()
  const keep = async (wish: Wish): Promise<void> => {
    const before = last
    const now = before.catch(() => undefined).then(() => keepOne(wish))
    last = now
    try {
      await now
    } finally {
      // What failed has been said, and no longer keeps anybody from signing.
      if (last === now) last = Promise.resolve()
    }
  }
  /** Ends when all that is under way is kept, and fails where the last is not. */
  const all = () => last
  return { keep, all }
}
