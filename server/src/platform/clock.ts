import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'

/** The time. Injected, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number
}

export interface MovableClock extends Clock {
  advance(ms: number): void
  set(ms: number): void
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** An instant as the `Date` header of HTTP says it (RFC 9110, 5.6.7). */
export function httpDate(ms: number): string {
  return new Date(ms).toUTCString()
}

/** A clock that stands still until it is moved. */
export function movableClock(startMs: number): MovableClock {
  let currentMs = startMs
  return {
    nowMs: () => currentMs,
    advance: (ms) => void (currentMs += ms),
    set: (ms) => void (currentMs = ms),
  }
}

/** Today by the clock of the peninsula, which the retailer's own dates follow. */
export function todayOf({ clock }: { readonly clock: Clock }): Day {
  return dayAt(clock.nowMs(), 'Europe/Madrid')
}
