// A deployment that takes no cards: its customers see what it offers, and nothing else.
import { expectAccessible } from './accessible.ts'
import { chooseWay, fields, openOwing, openPayment } from './card-payment.ts'
import { expect, test } from './fixtures.ts'

test.use({ deployment: { file: 'demo', changes: { payments: { methods: ['bizum', 'sepa_debit'] } } } })

test('a deployment without cards asks for a phone or for an account [r.other-methods]', async ({
  page,
  signedIn,
}) => {
  await openPayment(page, await openOwing(page, signedIn))
  await expect(fields(page).getByRole('radio')).toHaveCount(2)
  await expect(fields(page).locator('body')).toHaveAttribute('data-wallets', 'never')
  await expect(fields(page).getByLabel('Teléfono móvil')).toBeVisible()
  await chooseWay(page, 'Cuenta bancaria')
  await expect(fields(page).getByLabel('IBAN')).toBeVisible()
  await expect(fields(page).getByLabel('Número de tarjeta')).toHaveCount(0)
  await expectAccessible(page)
})
