/** What was gathered and what was not. */
export interface Gathered<Item> {
  /** Could not be had, each for a reason of its own. */
  readonly failed: readonly Item[]
  /** Why no more were asked for; undefined when all were. */
  readonly halted: { readonly error: unknown } | undefined
}

interface Gathering<Item, Content> {
  readonly fetch: (item: Item) => Promise<Content>
  readonly keep: (item: Item, content: Content) => void
  /** Whether an error would meet the next ones too, so that asking for them is in vain. */
  readonly halts: (error: unknown) => boolean
  readonly signal: AbortSignal
}

/** More at once would only wait for each other: the server writes documents one by one. */
const atOnce = 2
/** So many failures one after the other are no matter of single files any more. */
const mostInARow = 5

/**
 * Fetches files two at a time, in order. One that fails stops nothing; what would stop them all, five failures in a row
 * or the signal do. What had arrived by then has been kept.
 */
export async function gatherFiles<Item, Content>(
  items: readonly Item[],
  { fetch, keep, halts, signal }: Gathering<Item, Content>,
): Promise<Gathered<Item>> {
  const failed: Item[] = []
  let halted: { error: unknown } | undefined
  let next = 0
  let inARow = 0
  const work = async () => {
    while (next < items.length && !halted && !signal.aborted) {
      const item = items[next++]!
      try {
        keep(item, await fetch(item))
        inARow = 0
      } catch (error) {
        if (signal.aborted) return
        if (halts(error)) halted ??= { error }
        else failed.push(item)
        if (++inARow >= mostInARow) halted ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { failed, halted }
}
