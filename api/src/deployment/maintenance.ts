import { instantMs } from '@endoll/domain/time/instant.ts'
import type { BrowserSettings } from './deployment.ts'

type Maintenance = BrowserSettings['maintenance']

/** Closed while the flag is set and the start (if any) has passed; the end is only shown. */
export function isClosed({ enabled, start }: Maintenance, nowMs: number): boolean {
  return enabled && (start === null || nowMs >= instantMs(start))
}

/** When to retry if the end of the maintenance is not known. */
const someSeconds = 300

/** In how many seconds a closed office may be asked again. */
export function reopensInSeconds({ end }: Maintenance, nowMs: number): number {
  const seconds = end === null ? 0 : Math.ceil((instantMs(end) - nowMs) / 1000)
  return seconds > 0 ? seconds : someSeconds
}
