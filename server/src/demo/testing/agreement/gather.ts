/** What the work on each of many finds, a few at once: while the database or the compiler has one, others are read. */
export async function gather<T>(
  items: readonly T[],
  work: (item: T) => Promise<readonly string[]>,
  { atOnce = 4, onDone }: { readonly atOnce?: number; readonly onDone?: (done: number) => void } = {},
): Promise<string[]> {
  const sentences: string[] = []
  const left = items.values()
  let done = 0
  const take = async () => {
    for (const item of left) {
      sentences.push(...(await work(item)))
      done += 1
      onDone?.(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return sentences
}
