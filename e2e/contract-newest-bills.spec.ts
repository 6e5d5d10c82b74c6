// The newest bills of a contract on its page.
import type { Page } from '@playwright/test'
import { monthlyBills, unpaid } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { row } from './words.ts'

function pageOf(contract: { readonly name: string } | undefined) {
  return `/ver-contratos?contract=${contract?.name}`
}
function card(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}

test('the page of a contract has its newest invoices; there and in the list each leads to its own page [c2.detail-invoices]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ invoices: [unpaid, ...monthlyBills('2025-11-05', 12)] }),
      flat({ invoices: [] }),
      flat({ invoices: monthlyBills('2026-11-05', 1) }),
      flat({ state: 'cancelada' }),
    ],
  })
  const [billed, never, , withdrawn] = contracts
  await page.goto(pageOf(billed))
  const invoices = card(page, 'Facturas')
  await expect(invoices.getByRole('row')).toHaveCount(1 + 5)
  const newest = billed?.invoices.find(({ day }) => day === '2026-10-05')
  const debt = billed?.invoices[0]
  await expect(row(page, debt?.number)).toContainText('Debe')
  await expect(row(page, newest?.number)).toContainText(/01\/09\/2026.*30\/09\/2026.*47,83\s€.*Pagada/)
  await expect(invoices.getByRole('link', { name: /PDF de la factura/ })).toHaveCount(5)
  await expect(invoices.getByRole('link', { name: 'Ver las 13 facturas' })).toHaveAttribute(
    'href',
    new RegExp(`/contratos/${billed?.name}/facturas`),
  )
  await row(page, newest?.number).getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(/\/facturas\/\d+/)
  await page.goto('/facturas')
  await row(page, newest?.number)
    .getByRole('link', { name: newest?.number ?? '', exact: true })
    .click()
  await expect(page).toHaveURL(/\/facturas\/\d+/)
  await page.goto(pageOf(never))
  await expect(invoices).toContainText('Todavía no hay facturas.')
  await page.goto(pageOf(withdrawn))
  await expect(invoices).toContainText('De este contrato no hay facturas.')
  // Nor does it wait for readings that will never come.
  await expect(card(page, 'Consumo de este mes')).toHaveCount(0)
})
