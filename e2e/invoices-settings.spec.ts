// What a deployment decides about invoices: rows of a page, series of the chart, empty tabs, where a bill goes.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { flat } from './scenarios.ts'
import { row, openMenu } from './words.ts'

test.use({
  deployment: {
    file: 'demo',
    changes: {
      itemsPerPage: 10,
      maxContracts: 2,
      switches: { downloadInNewTab: false, showEmptyContractsInvoices: false, enablePayment: false },
    },
  },
})

function paging(page: Page) {
  return page.getByRole('navigation', { name: 'Páginas de facturas' })
}
function numbersOf(contract: { invoices: readonly { number: string }[] } | undefined) {
  return contract?.invoices.map(({ number }) => number) ?? []
}

test('25 invoices come page by page, newest first, and keep their place [c2.invoices-paging]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: monthlyBills('2024-11-05', 25) })] })
  const newestFirst = numbersOf(contracts[0]).toReversed()
  await page.goto('/facturas')
  await expect(paging(page)).toContainText('Se muestran de la 1 a la 10 de 25')
  await expect(page.getByRole('rowheader')).toHaveText(newestFirst.slice(0, 10))
  await expect(paging(page).getByRole('link', { name: 'Anteriores' })).toHaveCount(0)
  await paging(page).getByRole('link', { name: 'Siguientes' }).click()
  await expect(paging(page)).toContainText('Se muestran de la 11 a la 20 de 25')
  await paging(page).getByRole('link', { name: 'Siguientes' }).click()
  await expect(paging(page)).toContainText('Se muestran de la 21 a la 25 de 25')
  await expect(page.getByRole('rowheader')).toHaveText(newestFirst.slice(20))
  await expect(paging(page).getByRole('link', { name: 'Siguientes' })).toHaveCount(0)
  await expect(page).toHaveURL('/facturas?page=3')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(newestFirst.slice(20))
  await paging(page).getByRole('link', { name: 'Anteriores' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(newestFirst.slice(10, 20))
  // One page of results needs no paging, and an address beyond the last page leads back.
  await page.getByRole('searchbox').fill(newestFirst[3] ?? '')
  await expect(page.getByRole('rowheader')).toHaveText([newestFirst[3] ?? ''])
  await expect(paging(page)).toHaveCount(0)
  await page.goto('/facturas?page=9')
  await page.getByRole('link', { name: 'Ir al principio de la lista' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(newestFirst.slice(0, 10))
})

test('a month of more contracts than get a colour shows its total only [c9.max-contracts]', async ({
  page,
  signedIn,
}) => {
  const invoices = [bill({ day: '2026-11-05' })]
  await signedIn({ contracts: [flat({ invoices }), flat({ invoices }), flat({ invoices })] })
  await page.goto('/facturas')
  const chart = page.getByRole('region', { name: 'Lo facturado, mes a mes' })
  await expect(chart.getByRole('img', { name: /^Noviembre de 2026: 143,49\s€, Mes en curso$/ })).toBeVisible()
  await expect(chart.getByText('Todos los contratos')).toBeVisible()
  await expect(chart.getByText(/^Contrato /)).toHaveCount(0)
})

test('a kind without invoices has no tab, and nothing offers to pay [c2.invoices-tabs]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] })] })
  await page.goto('/facturas')
  await expect(row(page, numbersOf(contracts[0])[0])).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  const drawer = await openMenu(page)
  await expect(drawer.getByRole('link', { name: 'Ver facturas' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer.getByRole('link', { name: 'Descargar facturas' })).toHaveAttribute('href', '/facturas')
  await expect(drawer.getByRole('link', { name: 'Pagar en línea' })).toHaveCount(0)
})

test('a bill is saved under its number [c2.flag-new-tab]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [bill({ day: '2026-11-05' })] })] })
  const number = numbersOf(contracts[0])[0] ?? ''
  await page.goto('/facturas')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: `Descargar el PDF de la factura ${number}` }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toContain(number)
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while a file is on its way its button says so and does nothing more [c4.gas-download]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-09-05', 3) })] })
  await page.goto('/facturas')
  const link = page.getByRole('link', { name: 'Descargar la lista (Excel)' })
  await expect(link).toBeVisible()
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 1500 })
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/invoices/export/') ? 1 : 0))
  const downloading = page.waitForEvent('download')
  await link.click()
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await expect(link).toContainText('Cargando…')
  await link.click({ force: true })
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(link).not.toHaveAttribute('aria-disabled')
  expect(asked).toBe(1)
})
