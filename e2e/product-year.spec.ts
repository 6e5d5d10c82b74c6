// What each product would have cost on the hours of the demo's customers.
import type { Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { expectAccessible } from './accessible.ts'
import { card } from './contract-page.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'
import { expectFits } from './words.ts'

// The demo is brought in once: one worker runs the whole file.
test.describe.configure({ mode: 'default' })

async function open(page: Page, customer: string, name: string) {
  const found = demoCustomers.find(({ code }) => code === customer)
  if (!found) throw new Error(`the demo has no customer ${customer}`)
  await openSession(page, found)
  await page.goto(`/ver-contratos?contract=${name}&lang=es#contract-productYear`)
  return card(page, 'Qué habría costado cada producto')
}

test('a house with panels finds what each product would have cost, and whom to ask [r.product-year]', async ({
  page,
}) => {
  const compared = await open(page, 'marc', '100201')
  const table = compared.getByRole('table', { name: 'Qué habría costado cada producto' })
  await expect(table.getByText('El actual')).toBeVisible()
  await expect(table.getByRole('row').nth(2)).toContainText('€')
  await expect(compared.getByText(/^Del .* al .*, /)).toBeVisible()
  await expect(compared.getByText(/con los precios de hoy y los impuestos de cada mes/)).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Con batería virtual' })).toBeVisible()
  await expect(compared.getByText(/La batería virtual empieza vacía/)).toBeVisible()
  await expectAccessible(page)
})

test('a home finds the hours of the clock plan that suit best, and goes on to choose them by keyboard [r.product-year-columns]', async ({
  page,
}) => {
  const compared = await open(page, 'laia', '100101')
  const table = compared.getByRole('table', { name: 'Qué habría costado cada producto' })
  await expect(table.getByRole('columnheader', { name: 'Con el Plan Reloj' })).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'El actual' })).toContainText(/de \d+:00 a \d+:00/)
  const saved = compared.getByText(/^Con el Plan Reloj de .* el producto actual habría costado .* menos\./)
  const change = saved.getByRole('link')
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/function=tariffOptions/)
})

test('gas is compared by its bills [r.product-year-columns]', async ({ page }) => {
  const compared = await open(page, 'rosa', 'G100302')
  const table = compared.getByRole('table', { name: 'Qué habría costado cada producto' })
  await expect(table.getByText('El actual')).toBeVisible()
  await expect(compared.getByText(/^Es el gas que se facturó/)).toBeVisible()
  await expectAccessible(page)
})

test('the comparator takes the year of one’s own contracts in the place of a bill, and a bill too [r.comparator-own-year]', async ({
  page,
}) => {
  const marc = demoCustomers.find(({ code }) => code === 'marc')!
  await openSession(page, marc)
  await page.goto('/comparador?lang=es')
  const chosen = page.getByLabel('Contrato', { exact: true })
  await expect(chosen).toHaveValue('100201')
  await expect(
    page.getByText(/^Es el consumo de este contrato, hora a hora, del .*: [\d.]+\skWh/),
  ).toBeVisible()
  const table = page.getByRole('table', { name: 'Qué habría costado cada producto' })
  await expect(table.getByText('El actual')).toBeVisible()
  await expectAccessible(page)
  await chosen.selectOption('100202')
  await expect(page.getByRole('heading', { name: 'El año del contrato 100202' })).toBeVisible()
  await page.getByLabel('Una factura').check()
  await expect(page.getByLabel('Peaje de acceso')).toBeVisible()
  await expect(table).toHaveCount(0)
})

test('on a phone, in three languages [r.product-year] [r.product-year-columns]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'marc', '100201')
  for (const [language, title] of [
    ['es', 'Qué habría costado cada producto'],
    ['ca', 'Què hauria costat cada producte'],
    ['en', 'What each product would have cost'],
  ] as const) {
    await page.goto(`/ver-contratos?contract=100201&lang=${language}#contract-productYear`)
    await expect(page.getByRole('table', { name: title })).toContainText('€')
    await expectFits(page)
  }
  await expectAccessible(page)
})
