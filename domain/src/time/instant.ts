/** Milliseconds since 1970 of an instant with its offset (2026-11-21T10:00:00+01:00); NaN when it is none. */
export function instantMs(at: string): number {
  return Date.parse(at)
}
