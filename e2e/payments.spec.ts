// Paying a bill by card, with the twin of the card provider behind it.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { unpaid } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

test.use({ deployment: { file: 'demo', changes: { switches: { enablePayment: true } } } })

const card = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', asks: '4000 0000 0000 3220' }

function fields(page: Page) {
  return page.frameLocator('iframe[title="Datos de la tarjeta"]')
}
function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function openPayment(page: Page, number: string | undefined) {
  await page.getByRole('button', { name: `Pagar la factura ${number}` }).click()
  await expect(dialog(page).getByRole('strong')).toHaveText(/^47,83/)
}

async function type(page: Page, number: string) {
  await fields(page).getByLabel('Número de tarjeta').fill(number)
  await fields(page).getByLabel('Caducidad').fill('12 / 34')
  await fields(page).getByLabel('CVC').fill('123')
}

function payButton(page: Page) {
  return dialog(page).getByRole('button', { name: /^Pagar 47,83/ })
}

test('a bill is paid from the list: nothing of the provider is loaded before, the receipt after', async ({
  page,
  signedIn,
}) => {
  const outside: string[] = []
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [unpaid] })] })
  const number = contracts[0]?.invoices[0]?.number
  await page.goto('/facturas')
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) outside.push(request.url())
  })
  await expect(page.getByRole('button', { name: `Pagar la factura ${number}` })).toBeVisible()
  expect(outside).toEqual([])
  await openPayment(page, number)
  await type(page, card.good)
  expect(outside.length).toBeGreaterThan(0)
  await expectAccessible(page)
  await payButton(page).dblclick()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('link', { name: 'Descargar el justificante' }).click()
  expect((await download).suggestedFilename()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf$/)
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('button', { name: `Pagar la factura ${number}` })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: `Pagar la factura ${number}` })).toHaveCount(0)
})

test('a card that is refused says why, and another one pays, on the page of the bill', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [unpaid] })] })
  const number = contracts[0]?.invoices[0]?.number
  await page.goto('/facturas')
  await page
    .getByRole('link', { name: new RegExp(String(number)) })
    .first()
    .click()
  await openPayment(page, number)
  await type(page, card.declined)
  await payButton(page).click()
  await expect(dialog(page).getByText('El banco ha rechazado el pago. No se ha cobrado nada.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await type(page, card.good)
  await payButton(page).click()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
})

test('the bank asks: refused it charges nothing, confirmed it is paid', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [unpaid] })] })
  await page.goto('/facturas')
  await openPayment(page, contracts[0]?.invoices[0]?.number)
  await type(page, card.asks)
  await payButton(page).click()
  await fields(page).getByRole('button', { name: 'Rechazar' }).click()
  await expect(dialog(page).getByText('El banco no ha podido confirmar el pago.')).toBeVisible()
  await payButton(page).click()
  await expectAccessible(page)
  await fields(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
})
