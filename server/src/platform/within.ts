import { setTimeout as pause } from 'node:timers/promises'

/** What a promise resolves to, or `late` when that takes longer than so many milliseconds. */
export async function within<T, L>(limitMs: number, work: Promise<T>, late: L): Promise<T | L> {
  const over = new AbortController()
  try {
    return await Promise.race([work, pause(limitMs, late, { signal: over.signal, ref: false })])
  } finally {
    over.abort()
  }
}
