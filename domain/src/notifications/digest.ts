/** At most one mail with what happened in so long: what comes meanwhile waits for the next. */
export const digestPauseMs = 20 * 3_600_000
/** What comes right after one another is one mail. */
export const gatherMs = 10 * 60_000

export interface Waiting {
  /** When the oldest of what waits was written. */
  readonly oldestMs: number
  /** When the last mail was written; null if there was none. */
  readonly lastMs: number | null
}

/** Whether what waits is mailed now. A clock that was set back must not hold mails for longer than the pause. */
export function isDigestDue({ oldestMs, lastMs }: Waiting, nowMs: number): boolean {
  const gathered = nowMs - oldestMs >= gatherMs || oldestMs > nowMs
  return gathered && (lastMs === null || lastMs > nowMs || nowMs - lastMs >= digestPauseMs)
}
