/** The browser's clock, and the only place of web/ that touches Date. */
export function nowMs(): number {
  return Date.now()
}
