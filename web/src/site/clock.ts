let fixedMs: number | undefined

/** What the server's clock said, and how long ago. */
let told: { readonly ms: number; readonly since: () => number } | undefined

/** The device's clock, and the only place of web/ that touches Date. It may be wrong by years, and be set at any moment. */
export function deviceMs(): number {
  return Date.now()
}

/**
 * Milliseconds since the call, whatever the device's clock says. `performance.now()` stands still while a phone sleeps
 * and the device's clock does not; the latter may be set meanwhile. The longer of both: who believes that too much time
 * has passed asks the server once more than was needed.
 */
export function stopwatch(): () => number {
  const running = performance.now()
  const device = deviceMs()
  return () => Math.max(performance.now() - running, deviceMs() - device, 0)
}

/** The instant of a `Date` header, in ms since 1970; NaN if it is none. */
export function instantOfHeader(date: string | null): number {
  return Date.parse(date ?? '')
}

/** Takes over the server's clock, which every page and reply says; `agoMs` is how long ago it said so. */
export function setServerTime(ms: number, agoMs = 0): void {
  if (Number.isFinite(ms)) told = { ms: ms + agoMs, since: stopwatch() }
}

/** The server's clock, as far as is known here: days, deadlines and closing hours are the server's, not the device's. */
export function nowMs(): number {
  return fixedMs ?? (told ? told.ms + told.since() : deviceMs())
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
