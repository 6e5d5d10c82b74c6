// Paying by Bizum, which the customer approves in the bank's app while the page waits; by a wallet, which pays by card.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { payment } from './bill-page.ts'
import {
  agreeWithoutTab,
  chooseWay,
  closePaid,
  dialog,
  fields,
  openBill,
  openOwing,
  openPayment,
  pay,
  payButton,
  providerOf,
} from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { expectFits } from './words.ts'

const phone = '600 000 001'
const waits = 'Apruebe el pago en la aplicación de su banco. Esta página espera la respuesta.'

/** Sends a Bizum, which then waits for the bank's app; the reply is the provider's secret of it. */
async function begin(page: Page): Promise<string> {
  await chooseWay(page, 'Bizum')
  await fields(page).getByLabel('Teléfono móvil').fill(phone)
  return (await pay(page)).payment_intent_client_secret
}

test('a Bizum is approved in the app of the bank while the page waits [r.other-methods]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await openPayment(page, number)
  // What the deployment offers, and nothing else.
  await expect(fields(page).getByRole('radio')).toHaveCount(4)
  await chooseWay(page, 'Bizum')
  await expectAccessible(page)
  await expectFits(page)
  await payButton(page).click()
  await expect(dialog(page).getByText('Revise los datos de pago')).toBeVisible()
  await fields(page).getByLabel('Teléfono móvil').fill(phone)
  const provider = await providerOf(page)
  const { payment_intent_client_secret: secret } = await pay(page)
  await expect(dialog(page).getByText(waits)).toBeVisible()
  await expect(fields(page).getByText('Abre la app de tu banco y aprueba el pago.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  expect(await provider.charges(page, number)).toBe(0)
  await provider.agree(page, secret)
  await closePaid(page)
  await expect(payment(page).getByText(/^Pago por Bizum: 47,83/)).toBeVisible()
  expect(await provider.charges(page, number)).toBe(1)
})

test('a Bizum that is not approved leaves the bill to be paid, there and then', async ({
  page,
  signedIn,
}) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  const provider = await providerOf(page)
  await provider.leaves(page, await begin(page), 'timeout')
  await expect(
    dialog(page).getByText(
      'Se ha acabado el tiempo para aprobar el pago en el banco. No se ha cobrado nada.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await provider.agree(page, await begin(page))
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  expect(await provider.charges(page, number)).toBe(1)
})

test('begun in two tabs, one is paid and the other says so', async ({ page, context, signedIn }) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  await begin(page)
  await expect(dialog(page).getByText(waits)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/facturas')
  await openPayment(other, number)
  const secret = await begin(other)
  await expect(
    dialog(page).getByText('Este pago se ha empezado otra vez en otra ventana. Aquí no se ha cobrado nada.'),
  ).toBeVisible()
  const provider = await providerOf(other)
  await provider.agree(other, secret)
  await expect(dialog(other).getByText(/^Pagado: 47,83/)).toBeVisible()
  // Pressed again, the first tab learns that it is paid; nothing is shown as refused.
  await payButton(page).click()
  await expect(dialog(page).getByText(/^Ya está pagada la factura/)).toBeVisible()
  expect(await provider.charges(other, number)).toBe(1)
})

test('the tab is closed before the bank’s app is opened: the bill is paid all the same', async ({
  page,
  signedIn,
}) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  const secret = await begin(page)
  await expect(dialog(page).getByText(waits)).toBeVisible()
  await agreeWithoutTab(page, secret, number)
})

for (const [language, label, said] of [
  ['ca', 'Telèfon mòbil', /Cal aprovar el pagament a l’aplicació del banc/],
  ['en', 'Mobile phone', /Approve the payment in your bank’s app/],
] as const) {
  test(`a Bizum in ${language}`, async ({ page, signedIn }) => {
    await openPayment(page, await openOwing(page, signedIn, language), language)
    await chooseWay(page, 'Bizum', language)
    await fields(page, language).getByLabel(label).fill(phone)
    await payButton(page, language).click()
    await expect(dialog(page).getByText(said).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a wallet pays by card', async ({ page, signedIn }) => {
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await openPayment(page, number)
  await chooseWay(page, 'Google Pay')
  await payButton(page).click()
  await closePaid(page)
  await expect(payment(page).getByText(/^Pago con tarjeta: 47,83/)).toBeVisible()
})
