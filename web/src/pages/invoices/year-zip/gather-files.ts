export interface Gathered<Item> {
  /** Failed one by one. */
  readonly failed: readonly Item[]
  /** Why the rest was not asked for; undefined if all were. */
  readonly halted: { readonly error: unknown } | undefined
}

interface Gathering<Item, Content> {
  readonly fetch: (item: Item) => Promise<Content>
  readonly keep: (item: Item, content: Content) => void
  /** Whether the next items would fail with this error too. */
  readonly halts: (error: unknown) => boolean
  readonly signal: AbortSignal
}

/** More would only queue at the server, which makes documents one by one. */
const atOnce = 2
/** After so many failures in a row the rest is not tried. */
const mostInARow = 5

/**
 * Fetches files two at a time, in order. A single failure stops nothing; an error that halts, five failures in a row or
 * the signal do. What has arrived by then is kept.
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
