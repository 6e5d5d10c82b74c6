// Of a page of each kind, on a slow line: that something takes long is said once, however many parts come (WCAG 4.1.3).
import type { Page } from '@playwright/test'
import { openPage, pagesOfKinds } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { listen } from './heard.ts'
import { lineOf } from './line.ts'

/** A turn of the line: some calls take longer than what is said of at all. */
const latencyMs = 1200

test.describe.configure({ timeout: 240_000 })

async function expectOneStatus(page: Page, addresses: readonly string[]): Promise<void> {
  const slow = await page.context().newPage()
  const heard = await listen(slow)
  const setLine = await lineOf(slow)
  await setLine({ latencyMs })
  for (const address of addresses) {
    await openPage(slow, address)
    const said = (await heard()).filter(({ how }) => how !== 'focus').map(({ text }) => text)
    const twice = said.filter((text, at) => said.some((other, index) => index !== at && other.includes(text)))
    expect.soft(twice, `${address}: ${said.join(' | ')}`).toEqual([])
  }
  await slow.close()
}

pagesOfKinds(
  {
    visitor: ['login', 'priceComparator', 'newElectricityContract'],
    // The pages of a contract first: nothing of them has been kept by then, so that one part makes wait after the other.
    customer: ['viewGasContracts', 'viewContracts', 'home', 'invoice', 'year', 'requests', 'notifications'],
  },
  expectOneStatus,
)
