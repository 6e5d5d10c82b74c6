/** The instant as text, in UTC: 2026-11-21T09:00:00.000Z. */
export function instantText(ms: number): string {
  return new Date(ms).toISOString()
}

/** Milliseconds since 1970 of an instant with its offset (2026-11-21T10:00:00+01:00); NaN if it is none. */
export function instantMs(at: string): number {
  return Date.parse(at)
}
