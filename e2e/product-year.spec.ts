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

test('a house with panels finds what each product would have cost, and whom to ask', async ({ page }) => {
  const compared = await open(page, 'marc', '100201')
  const table = compared.getByRole('table', { name: 'Qué habría costado cada producto' })
  await expect(table.getByText('El actual')).toBeVisible()
  await expect(table.getByRole('row').nth(2)).toContainText('€')
  await expect(compared.getByText(/^Del .* al .*, /)).toBeVisible()
  await expect(compared.getByText(/con los precios de hoy y los impuestos de cada mes/)).toBeVisible()
  await expectAccessible(page)
})

test('on a phone, in three languages', async ({ page }) => {
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
