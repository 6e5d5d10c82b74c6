import type { BrowserContext, Page } from '@playwright/test'

/** Lighthouse's slow 4G as it is applied to a real connection (not its simulated 150 ms and 1.6 Mbit/s), in bytes a second. */
const slow4g = {
  latencyMs: 562.5,
  downBytes: (1474.56 * 1000) / 8,
  upBytes: (675 * 1000) / 8,
} as const

/** How much slower the processor is made: a phone of a few years ago. */
const cpuSlowdown = 4

/** Puts a page on the slow link and the slow processor, for every measurement that follows. */
export async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latencyMs,
    downloadThroughput: slow4g.downBytes,
    uploadThroughput: slow4g.upBytes,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
