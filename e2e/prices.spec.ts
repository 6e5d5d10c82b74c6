import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { importOffers } from './new-contract-page.ts'
import { expectFits, heading, openMenu, tabTo } from './words.ts'

test('the open prices are read without a script, in each language', async ({ browser, office }) => {
  await importOffers(office)
  const context = await browser.newContext({
    baseURL: office.url,
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await page.goto('/precios')
  await expect(heading(page, 'Precios de electricidad y gas')).toBeVisible()
  await page.getByRole('link', { name: 'Luz de día' }).click()
  await expect(page).toHaveURL(/\/precios\/NC-DAY$/)
  const energy = page.getByRole('table', { name: /^Energía/ })
  await expect(energy.getByRole('row', { name: /^Todos/ })).toContainText('0,2000')
  await expect(energy.getByRole('row', { name: /^Todos/ })).toContainText('0,2544')
  await expect(page.getByRole('table', { name: /^Potencia/ }).getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: 'Català' }).click()
  await expect(page).toHaveURL(/\/preus\/NC-DAY$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Què és fix i què pot canviar' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('table', { name: /^Energy/ })).toContainText('0.2544')
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('from the comparator to the prices and into the wizard, on a phone and by keyboard', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/comparador')
  await expect(page.getByLabel('Peaje de acceso')).toBeVisible()
  await page.getByRole('link', { name: 'Todos nuestros precios' }).click()
  await expect(page).toHaveURL(/\/precios$/)
  await expectFits(page)
  await expectAccessible(page)
  const product = page.getByRole('link', { name: 'Luz tranquila' })
  await tabTo(page, product)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/precios\/NC-CALM$/)
  await expect(page.getByText('Un precio a todas horas')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', name: 'Luz tranquila' })
  await page.getByRole('link', { name: 'Contratar' }).click()
  await expect(page).toHaveURL(/\/nuevo-cliente-electricidad/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the menu of a visitor leads to the open prices, in the language of the page [r.public-prices]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/comparador')
  await (await openMenu(page)).getByRole('link', { name: 'Precios', exact: true }).click()
  await expect(heading(page, 'Precios de electricidad y gas')).toBeVisible()
  await expect(page).toHaveURL(/\/precios$/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/comparador?lang=en')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(page).toHaveURL(/\/prices$/)
})

test('prices that cannot be read say so, and come back', async ({ page, office }) => {
  await importOffers(office)
  await office.withoutTable('product_offer', async () => {
    await page.goto('/precios/NC-DAY')
    await expect(heading(page, 'Ahora mismo no podemos mostrar los precios')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('link', { name: 'Todos los precios' }).click()
  await expect(page.getByRole('link', { name: 'Luz de día' })).toBeVisible()
  const missing = await page.request.get('/precios/NO-SUCH')
  expect(missing.status()).toBe(404)
})
