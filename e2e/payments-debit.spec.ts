// Paying by a debit from a bank account, where the deployment offers it: under way for days, then paid.
import { expectAccessible } from './accessible.ts'
import { payment } from './bill-page.ts'
import {
  chooseWay,
  dialog,
  fields,
  openBill,
  opener,
  openOwing,
  openPayment,
  pay,
  payButton,
  providerOf,
} from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { expectFits } from './words.ts'

const account = 'DE89 3704 0044 0532 0130 00'

test('a debit says that it takes days, cannot be paid twice, and is paid when the bank says so [r.other-methods]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  await openPayment(page, number)
  await chooseWay(page, 'Cuenta bancaria')
  await fields(page).getByLabel('IBAN').fill(account)
  // Wallets are offered with the card.
  await expect(fields(page).locator('body')).toHaveAttribute('data-wallets', 'auto')
  await expectAccessible(page)
  await expectFits(page)
  const provider = await providerOf(page)
  const { payment_intent_id: intent } = await pay(page)
  await expect(dialog(page).getByText('El cargo en la cuenta está en camino')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await dialog(page).getByRole('button', { name: 'Volver a la factura' }).click()
  await expect(
    page.getByText(/^El cobro de 47,83.*ya está en camino: no tiene que pagar nada\.$/),
  ).toBeVisible()
  await expect(opener(page, number)).toHaveCount(0)
  await expectAccessible(page)
  await provider.settleDebit(page, intent)
  await expect(async () => {
    await page.reload()
    await expect(payment(page).getByText(/^Cobro por domiciliación: 47,83/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await provider.charges(page, number)).toBe(1)
})

for (const [language, way, said] of [
  ['ca', 'Compte bancari', 'El càrrec al compte està en camí'],
  ['en', 'Bank account', 'The debit from the account is on its way'],
] as const) {
  test(`a debit in ${language}`, async ({ page, signedIn }) => {
    await openPayment(page, await openOwing(page, signedIn, language), language)
    await chooseWay(page, way, language)
    await fields(page, language).getByLabel('IBAN').fill(account)
    await payButton(page, language).click()
    await expect(dialog(page).getByText(said)).toBeVisible()
    await expectAccessible(page)
  })
}
