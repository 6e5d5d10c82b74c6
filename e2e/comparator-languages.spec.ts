// The comparators in the other languages, from the bill to the wizard, and what happens when a bill that is sent is lost.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { importOffers, supplyOf } from './new-contract-page.ts'
import { expectFits, tabTo } from './words.ts'

const cups = supplyOf(779_002)

/** A bill of gas in Catalan. */
async function compareGas(page: Page): Promise<void> {
  await page.goto('/comparador-gas?lang=ca')
  await page.getByLabel('CUPS').fill(cups)
  await page.getByLabel('Comercialitzadora actual').selectOption({ index: 1 })
  await page.getByLabel('Peatge d’accés').selectOption({ label: 'RL.2' })
  await page.getByLabel('Consum').fill('600')
  await page.getByLabel('Primer dia de la factura').fill('2026-10-01')
  await page.getByLabel('Últim dia de la factura').fill('2026-10-30')
  await page.getByLabel('Import de la factura').fill('120')
  await tabTo(page, page.getByRole('button', { name: 'Comparar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Resultat' })).toBeFocused()
}

test('a bill of gas in Catalan, by keyboard, leads to a contract of gas or of both', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await compareGas(page)
  const table = page.getByRole('table', { name: 'Línia per línia' })
  await expect(table.getByRole('row', { name: /Impost sobre hidrocarburs/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Energia/ })).toContainText(/600\skWh × 0,07\s€/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Contractar llum i gas' }).click()
  await expect(page).toHaveURL(/\/nou-client-dual/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(page.url()).not.toContain(cups)
  await page.goBack()
  await compareGas(page)
  await page.getByRole('link', { name: 'Contractar ara' }).click()
  await expect(page).toHaveURL(/\/nou-client-gas\?tarifa=/)
  expect(page.url()).not.toContain(cups)
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
})

test('a bill that is sent in English stays when it does not arrive, on a phone', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/price-comparator?lang=en')
  await page.getByLabel('Send the bill and let us look at it').check()
  await page.getByLabel('First name').fill('Marta')
  await page.getByLabel('First surname').fill('Soler')
  await page.getByLabel('E-mail').fill('english@example.test')
  await page.getByLabel(/^Bill$/).setInputFiles({
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox').check()
  await office.withoutTable('enquiry', async () => {
    await page.getByRole('button', { name: 'Send the bill' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(page.getByLabel('First surname')).toHaveValue('Soler')
  await page.getByRole('button', { name: 'Send the bill' }).click()
  await expect(page.getByText(/^Bill sent/)).toBeVisible()
  await expectFits(page)
  const mails = await office.mailsTo('english@example.test')
  expect(mails).toHaveLength(1)
})
