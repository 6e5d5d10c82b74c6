/** At most one mail with what happened in so long: what comes meanwhile waits for the next. */
export const digestPauseMs = 20 * 3_600_000
/**
 * The same of an account with many contracts, for what is mailed from the start: bills and debits are to bring no more than
 * eight mails a month to who has not asked for them. With fewer contracts they do not.
 */
export const manyPauseMs = 4 * 86_400_000
/** From so many contracts under way on. */
export const manyContracts = 4
/** What comes right after one another is one mail. */
export const gatherMs = 10 * 60_000

export interface Waiting {
  /** When the oldest of what waits was written. */
  readonly oldestMs: number
  /** When the last mail was written; null if there was none. */
  readonly lastMs: number | null
}

export interface WaitingMails extends Waiting {
  /** Of an account with many contracts, and nothing that the customer has asked to be mailed. */
  readonly isOfMany: boolean
}

/** Whether what waits is mailed now. A clock that was set back must not hold mails for longer than the pause. */
export function isDigestDue({ oldestMs, lastMs, isOfMany }: WaitingMails, nowMs: number): boolean {
  const pauseMs = isOfMany ? manyPauseMs : digestPauseMs
  const gathered = nowMs - oldestMs >= gatherMs || oldestMs > nowMs
  return gathered && (lastMs === null || lastMs > nowMs || nowMs - lastMs >= pauseMs)
}
