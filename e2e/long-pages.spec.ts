// How long the richest pages of the demo are on a wide window.
import { demoCustomers } from '../server/src/demo/customers.ts'
import { expectAccessible } from './accessible.ts'
import { pageOf, places } from './contract-page.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'
import { expectFits } from './words.ts'

const height = 900
test.use({ viewport: { width: 1280, height } })

for (const [code, name] of [
  ['marc', '100201'],
  ['obrador', '100401'],
] as const) {
  test(`no place of contract ${name} is longer than three windows [r.contract-places]`, async ({ page }) => {
    await openSession(
      page,
      demoCustomers.find((one) => one.code === code)!,
    )
    await page.goto(`${pageOf({ name })}&lang=es`)
    const main = page.getByRole('main')
    for (const place of ['Resumen', 'Precios', 'Potencia', 'Datos', 'Documentos']) {
      await places(page).getByRole('link', { name: place }).click()
      await expect(places(page).getByRole('link', { name: place })).toHaveAttribute('aria-current', 'true')
      await page.waitForLoadState('networkidle')
      await expect(main.locator('.skeleton, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
      const end = await main.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)
      expect(end / height, place).toBeLessThanOrEqual(3)
      await expectFits(page)
      await expectAccessible(page)
    }
  })
}
