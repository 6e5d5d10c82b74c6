// The line between a page and the office, as slow as a journey needs it.
import type { Page } from '@playwright/test'

interface Line {
  readonly offline?: boolean
  /** How long a request waits for its answer; none where not given. */
  readonly latencyMs?: number
  /** Bytes a second; as many as there are where not given. */
  readonly downBytes?: number
  readonly upBytes?: number
}

/** Sets the line of a page, as often as it is called. */
export async function lineOf(page: Page): Promise<(line: Line) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  return async ({ offline = false, latencyMs = 0, downBytes = -1, upBytes = -1 }) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: latencyMs,
      downloadThroughput: downBytes,
      uploadThroughput: upBytes,
    })
  }
}

/** A line on which every turn takes long enough to stand out from work, and nothing is kept. */
export async function slowDown(page: Page, latency = 400) {
  const setLine = await lineOf(page)
  await setLine({ latencyMs: latency })
  await keepNothing(page)
  return setLine
}

/** Nothing is cached between pages. */
export async function keepNothing(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}
