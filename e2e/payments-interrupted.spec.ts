// A payment by card that does not go straight on: closed, opened twice, given back.
import { expectAccessible } from './accessible.ts'
import {
  agreeWithoutTab,
  card,
  closePaid,
  dialog,
  fields,
  openBill,
  opener,
  openOwing,
  openPayment,
  owing,
  pay,
  payButton,
  providerOf,
  type,
} from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { payment } from './bill-page.ts'

test("the tab is closed while the bank asks: the provider's message pays the bill [c4.card-payment]", async ({
  page,
  signedIn,
}) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  await type(page, card.asks)
  const { payment_intent_client_secret: secret } = await pay(page)
  await expect(fields(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
  const later = await agreeWithoutTab(page, secret, number)
  await openBill(later, number)
  await expect(payment(later).getByText(/^Pago con tarjeta: 47,83/)).toBeVisible()
  await expectAccessible(later)
})

test('money that was given back is shown as given back, and the bill is to be paid again [r.card-money-shown]', async ({
  page,
  signedIn,
}) => {
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await openPayment(page, number)
  await type(page, card.good)
  const provider = await providerOf(page)
  const { payment_intent_id: intent } = await pay(page)
  await closePaid(page)
  await expect(payment(page).getByText(/^Pago con tarjeta: 47,83/)).toBeVisible()
  await provider.refund(page, intent)
  await expect(async () => {
    await page.reload()
    await expect(payment(page).getByText(/^Devolución: 47,83/)).toBeVisible({ timeout: 2000 })
    // The bill may have been read before it was given back, and what happened to it after that.
    await expect(opener(page, number)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
})

test('a second tab learns that the bill is paid, and charges nothing', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn(owing)
  const number = contracts[0]?.invoices[0]?.number
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/facturas')
    await openPayment(tab, number)
    await type(tab, card.good)
  }
  const provider = await providerOf(page)
  await payButton(page).click()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await payButton(other).click()
  await expect(dialog(other).getByText(/^Ya está pagada la factura/)).toBeVisible()
  await expectAccessible(other)
  await dialog(other).getByRole('button', { name: 'Volver a la factura' }).click()
  await expect(opener(other, number)).toHaveCount(0)
  expect(await provider.charges(page, number)).toBe(1)
})

test('a provider that takes the money and says nothing: in process, then paid, never twice [r.twin-knobs]', async ({
  page,
  signedIn,
}) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  await type(page, card.good)
  const provider = await providerOf(page)
  const silent = ['read', 'read', 'read', 'read'].map((call) => ({ call, fault: 'status_500' }))
  await provider.fails(page, {
    next: [{ call: 'confirm', fault: 'reset_after' }, { call: 'confirm', fault: 'reset_after' }, ...silent],
    messages: { held: true },
  })
  try {
    await payButton(page).click()
    await expect(dialog(page).getByText('El pago está en curso')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
    // It cannot be paid again meanwhile.
    await expect(opener(page, number)).toHaveCount(0)
  } finally {
    await provider.fails(page)
  }
  await provider.tell(page)
  await openBill(page, number)
  await expect(async () => {
    await page.reload()
    await expect(payment(page).getByText(/^Pago con tarjeta: 47,83/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await provider.charges(page, number)).toBe(1)
})
