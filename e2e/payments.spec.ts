// Paying a bill by card, with the twin of the card provider behind it.
import { expectAccessible } from './accessible.ts'
import {
  card,
  dialog,
  fields,
  openBill,
  opener,
  openOwing,
  openPayment,
  owing,
  payButton,
  type,
} from './card-payment.ts'
import { pageOf } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, tabTo } from './words.ts'

test('a bill is paid from the list: nothing of the provider is loaded before, the receipt after [c2.dialog-payment] [c2.flag-payment] [r.drawn-ends]', async ({
  page,
  signedIn,
}) => {
  const outside: string[] = []
  const number = await openOwing(page, signedIn)
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    if (!request.url().startsWith(own)) outside.push(request.url())
  })
  await expect(opener(page, number)).toBeVisible()
  expect(outside).toEqual([])
  await openPayment(page, number)
  await type(page, card.good)
  expect(outside.length).toBeGreaterThan(0)
  await expectAccessible(page)
  await payButton(page).dblclick()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await expect(dialog(page).locator('.picture')).toBeVisible()
  await expectAccessible(page)
  // The list's rows of a phone, where files are a symbol, do not reach into it.
  await page.setViewportSize({ width: 390, height: 844 })
  const receipt = dialog(page).getByRole('link', { name: 'Descargar el justificante' })
  expect(
    await receipt.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
  ).toBeGreaterThan(12)
  const download = page.waitForEvent('download')
  await receipt.click()
  expect((await download).suggestedFilename()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}\.pdf$/)
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(opener(page, number)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible()
  await expect(opener(page, number)).toHaveCount(0)
})

test('a card that is refused says why, and another one pays, on the page of the bill [c2.dialog-payment] [c8.payment-error]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await openPayment(page, number)
  for (const [refused, said] of [
    [card.declined, 'El banco ha rechazado el pago. No se ha cobrado nada.'],
    [card.noFunds, 'No hay saldo suficiente. No se ha cobrado nada.'],
  ] as const) {
    await type(page, refused)
    await payButton(page).click()
    await expect(dialog(page).getByText(said)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  }
  await type(page, card.good)
  await payButton(page).click()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await expectFits(page)
})

test('the bank asks: refused it charges nothing, confirmed it is paid [c4.card-payment]', async ({
  page,
  signedIn,
}) => {
  await openPayment(page, await openOwing(page, signedIn))
  await type(page, card.asks)
  await payButton(page).click()
  await fields(page).getByRole('button', { name: 'Rechazar' }).click()
  await expect(dialog(page).getByText('El banco no ha podido confirmar el pago.')).toBeVisible()
  await payButton(page).click()
  await expect(fields(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
  await expectAccessible(page)
  await fields(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
})

test('a bill is paid from the page of its contract, with the keyboard alone [c2.dialog-payment]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn(owing)
  const number = contracts[0]?.invoices[0]?.number
  await page.goto(pageOf(contracts[0]))
  await opener(page, number).scrollIntoViewIfNeeded()
  await tabTo(page, opener(page, number))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('strong')).toHaveText(/^47,83/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page, number)).toBeFocused()
  await page.keyboard.press('Enter')
  const cardNumber = fields(page).getByLabel('Número de tarjeta')
  await cardNumber.waitFor()
  await tabTo(page, cardNumber)
  await page.keyboard.type(card.good)
  await tabTo(page, fields(page).getByLabel('CVC'))
  await page.keyboard.type('123')
  await tabTo(page, payButton(page))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(/^Pagado: 47,83/)).toBeVisible()
  await tabTo(page, dialog(page).getByRole('link', { name: 'Descargar el justificante' }))
  await page.keyboard.press('Escape')
  await expect(opener(page, number)).toHaveCount(0)
})

for (const [language, refused, paid] of [
  ['ca', 'No hi ha prou saldo. No s’ha cobrat res.', /^Pagat: 47,83/],
  ['en', 'There are not enough funds. Nothing was charged.', /^Paid: .*47\.83/],
] as const) {
  test(`paying in ${language}: a card without funds, then one that pays [c2.dialog-payment]`, async ({
    page,
    signedIn,
  }) => {
    await openPayment(page, await openOwing(page, signedIn, language), language)
    await type(page, card.noFunds, language)
    await payButton(page, language).click()
    await expect(dialog(page).getByText(refused)).toBeVisible()
    await expectAccessible(page)
    await type(page, card.good, language)
    await payButton(page, language).click()
    await expect(dialog(page).getByText(paid)).toBeVisible()
    await expectAccessible(page)
  })
}
