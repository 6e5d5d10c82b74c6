import { clockHour, dayAt, dayStartMs } from '../time/madrid.ts'
import { gatherMs, type Waiting } from './digest.ts'

/** A phone shows at most one message in so long: what comes meanwhile is gathered into the next. */
export const pushPauseMs = 2 * 3_600_000
/** Nights are quiet: from this hour of Madrid's clock … */
export const quietFromHour = 22
/** … until this one. */
export const quietUntilHour = 8

/** Whether it is night in Madrid; on the Canary Islands it is an hour earlier. `nowMs`: milliseconds since 1970 (UTC). */
export function isQuietAt(nowMs: number): boolean {
  const zone = 'Europe/Madrid'
  const day = dayAt(nowMs, zone)
  const hour = clockHour(day, Math.floor((nowMs - dayStartMs(day, zone)) / 3_600_000), zone)
  return hour >= quietFromHour || hour < quietUntilHour
}

/**
 * Whether what waits is shown on the customer's browsers now: by day, gathered, and not right after the last message. A
 * clock that was set back must not hold it for longer than the pause.
 */
export function isPushDue({ oldestMs, lastMs }: Waiting, nowMs: number): boolean {
  const gathered = nowMs - oldestMs >= gatherMs || oldestMs > nowMs
  const paused = lastMs !== null && lastMs <= nowMs && nowMs - lastMs < pushPauseMs
  return gathered && !paused && !isQuietAt(nowMs)
}
