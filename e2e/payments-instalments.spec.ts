// A bill paid in parts: asked for, agreed or refused by the retailer, and paid part by part.
import { expectAccessible } from './accessible.ts'
import { card, closePaid, dialog, openBill, opener, openOwing, providerOf, type } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { askForThree, instalments } from './instalments.ts'
import { expectFits } from './words.ts'

test('agreed: the dates stand on the bill, and its parts are paid one by one [POST payments/{invoiceNumber}/instalments/] [r.in-parts]', async ({
  page,
  signedIn,
  retailerAnswers,
}) => {
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await expectAccessible(page)
  const reference = await askForThree(page)
  await retailerAnswers(reference, { answer: 'accepted' })
  await page.reload()
  await expect(instalments(page).getByRole('term')).toHaveText([
    'Plazo 1. Hasta el 30 de noviembre de 2026',
    'Plazo 2. Hasta el 30 de diciembre de 2026',
    'Plazo 3. Hasta el 30 de enero de 2027',
  ])
  await expect(instalments(page).getByRole('button', { name: 'Pagar a plazos' })).toHaveCount(0)
  await expectAccessible(page)
  await opener(page, number).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await type(page, card.good)
  const provider = await providerOf(page)
  await dialog(page)
    .getByRole('button', { name: /^Pagar 15,94/ })
    .click()
  await closePaid(page, '15,94')
  await expect(instalments(page).getByText('Pagado', { exact: true })).toHaveCount(1)
  // What is left may be paid at once.
  await opener(page, number).click()
  await dialog(page)
    .getByText(/^Todo lo que queda: 31,89/)
    .click()
  await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click()
  await type(page, card.good)
  await dialog(page)
    .getByRole('button', { name: /^Pagar 31,89/ })
    .click()
  await closePaid(page, '31,89')
  await expect(opener(page, number)).toHaveCount(0)
  await expect(instalments(page)).toHaveCount(0)
  expect(await provider.charges(page, number)).toBe(2)
})

test('refused: why stands on the bill, on a phone, and it can be asked anew', async ({
  page,
  signedIn,
  retailerAnswers,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBill(page, await openOwing(page, signedIn))
  const ask = instalments(page).getByRole('button', { name: 'Pagar a plazos' })
  await ask.click()
  await dialog(page).getByLabel('Primer día de pago').fill('2027-11-30')
  await expect(
    dialog(page).getByText('Tiene que ser entre el 21 de noviembre', { exact: false }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  const reference = await askForThree(page)
  await retailerAnswers(reference, { answer: 'rejected', reason_code: 'instalments_declined' })
  await page.reload()
  const why = 'No podemos repartir esta factura en tantos plazos.'
  await expect(instalments(page).getByText(why)).toBeVisible()
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await instalments(page)
    .getByRole('link', { name: `Ver la solicitud ${reference}` })
    .click()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByText(/^15,95.*30 de enero de 2027$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

for (const [language, region, open, send] of [
  ['ca', 'Pagament a terminis', 'Pagar a terminis', 'Demanar els terminis'],
  ['en', 'Payment in instalments', 'Pay in instalments', 'Ask for the instalments'],
] as const) {
  test(`asked for in ${language}`, async ({ page, signedIn }) => {
    const number = new RegExp(await openOwing(page, signedIn, language))
    await page.getByRole('link', { name: number }).first().click()
    await page.getByRole('region', { name: region }).getByRole('button', { name: open }).click()
    await dialog(page).getByRole('button', { name: send }).click()
    await expect(dialog(page).getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}$/ })).toBeVisible()
    await expectAccessible(page)
  })
}
