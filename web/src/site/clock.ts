let fixedMs: number | undefined

/** The browser's clock, and the only place of web/ that touches Date. */
export function nowMs(): number {
  return fixedMs ?? Date.now()
}

/** Runs what does not wait as of a moment: the renderer goes by the server's clock. */
export function atMoment<T>(ms: number, run: () => T): T {
  fixedMs = ms
  try {
    return run()
  } finally {
    fixedMs = undefined
  }
}
