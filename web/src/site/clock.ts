/** The browser's clock, and the only place of web/ that touches Date. */
export function nowMs(): number {
  return Date.now()
}

/** Milliseconds since 1970 of an instant with its offset (2026-11-21T10:00:00+01:00); NaN when it is none. */
export function instantMs(at: string): number {
  return Date.parse(at)
}
