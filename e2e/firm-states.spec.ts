// A firm says of its bill that it rejects it, accepts it or has paid it; a person is not asked.
import type { Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { expectAccessible } from './accessible.ts'
import { payment } from './bill-page.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'
import { expectFits, heading } from './words.ts'

// The demo is brought in once: one worker runs the whole file.
test.describe.configure({ mode: 'default' })

async function openLastBill(page: Page, code: string, contract: string) {
  await openSession(
    page,
    demoCustomers.find((one) => one.code === code)!,
  )
  // The customers of the demo speak different languages.
  await page.goto(`/contratos/${contract}/facturas?lang=es`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(heading(page, /^Factura [A-Z]{2}\d+/)).toBeVisible()
}

function question(page: Page) {
  return payment(page).getByText('Decir el estado de esta factura')
}

test('[law.firm.states] a firm says what becomes of its bill, and each state stands in its history', async ({
  page,
}) => {
  await openLastBill(page, 'obrador', '100401')
  await question(page).click()
  for (const [pressed, said] of [
    ['Rechazar', 'Rechazada por la empresa: rechazo comercial'],
    ['Aceptar', 'Aceptada por la empresa'],
    ['Está pagada', 'Pagada, como ha dicho la empresa'],
  ] as const) {
    await expect(payment(page).getByText(said)).toHaveCount(0)
    await payment(page).getByRole('button', { name: pressed, exact: true }).click()
    await expect(payment(page).getByText(said)).toBeVisible()
  }
  await expectAccessible(page)
  await expectFits(page)
  await page.reload()
  await expect(payment(page).getByText('Pagada, como ha dicho la empresa')).toBeVisible()
})

test('[law.firm.states] a person is not asked what becomes of a bill', async ({ page }) => {
  await openLastBill(page, 'laia', '100101')
  await expect(payment(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})
