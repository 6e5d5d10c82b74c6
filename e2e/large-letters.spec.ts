// Letters of twice their size, by the setting of the browser, on a phone of 390 px.
import type { Page } from '@playwright/test'
import { bill } from './bills.ts'
import { everyPageIsWhole, openPage } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { atStep, wizard } from './new-contract-page.ts'
import { flat } from './scenarios.ts'
import config from './playwright.config.ts'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...config.use?.launchOptions, args: ['--blink-settings=defaultFontSize=32'] },
})

everyPageIsWhole()

/** How much of the window what does not move with the page takes, from 0 to 1. */
function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      const { width, height, bottom } = element.getBoundingClientRect()
      const isBar = width > innerWidth / 2 && height > 0 && bottom > 0
      return (position === 'fixed' || position === 'sticky') && visibility !== 'hidden' && isBar
    })
    return stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight
  })
}

test('words are divided by their language, rows are one column, and little stands still [r.large-letters]', async ({
  page,
  signedIn,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  const columns = page.locator('.address-row').first()
  expect(await columns.evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length)).toBe(1)
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-02' })] })] })
  const addresses = [wizard, '/inicio', `/facturas?contract=${contracts[0]?.name}`]
  for (const address of addresses) {
    await openPage(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('main')).toHaveCSS('hyphens', 'auto')
    await page.evaluate(() => scrollTo(0, 600))
    expect(await stuckShare(page), address).toBeLessThanOrEqual(1 / 3)
  }
  await page.getByRole('main').getByRole('link', { name: /2026/ }).first().click()
  await expect(page).toHaveURL(/\/facturas\/\d+/)
  await expect(page.getByRole('main')).toHaveCSS('hyphens', 'auto')
  await page.evaluate(() => scrollTo(0, 600))
  expect(await stuckShare(page)).toBeLessThanOrEqual(1 / 3)
})
