import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { instantMs } from '../site/clock.ts'

/** A browser with this cookie passes the closed door: for the people who do the maintenance. */
export const bypassCookie = 'endoll-maintenance-bypass'

/** Closed while the flag is set, the start (if any) has passed and the browser has no bypass. */
export function isClosed(
  { enabled, start }: BrowserSettings['maintenance'],
  browser: { cookies: string; nowMs: number },
): boolean {
  return (
    enabled &&
    (start === null || browser.nowMs >= instantMs(start)) &&
    !browser.cookies.split(/; */).some((cookie) => cookie.startsWith(`${bypassCookie}=`))
  )
}
