// Money that goes back: one person of the desk asks for it, and another confirms it.
import { expectAccessible } from './accessible.ts'
import { card, closePaid, openOwing, openPayment, opener, pay, type } from './card-payment.ts'
import { begin, expectInEachLanguage } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first; a reason is missing on purpose.
test.use({
  expectedFlaw: /401|400/,
  deployment: { file: 'demo', changes: { desk: { refundLimitEuros: 20 } } },
})

test('money goes back once a second person has confirmed it, and the bill is to be paid again [r.desk-refund]', async ({
  page,
  office,
  signedIn,
  elsewhere,
}) => {
  const number = await openOwing(page, signedIn)
  await openPayment(page, number)
  await type(page, card.good)
  await pay(page)
  await closePaid(page)

  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Vila', roles: ['money'] })
  await desk.keyboard.press('/')
  await desk.keyboard.type(number)
  await expect(desk.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await desk.keyboard.press('Enter')
  await desk.getByLabel('Mostrar', { exact: true }).selectOption('Pago')
  await desk
    .getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    .first()
    .click()
  const give = desk.getByRole('button', { name: 'Devolver', exact: true })
  await expect(give).toBeVisible()
  await desk.getByLabel('Importe').fill('47,83')
  await desk.getByLabel('Importe').fill('48')
  await give.click()
  await expect(desk.getByText('Como máximo, 47,83 €.')).toBeVisible()
  await desk.getByLabel('Importe').fill('47,83')
  await give.click()
  await expect(desk.getByText('Rellénelo.')).toBeVisible()
  await desk.getByLabel('Motivo', { exact: true }).last().fill('Se cobró dos veces')
  await expectInEachLanguage(desk)
  await give.click()
  await expect(desk.getByText('Devolución pedida. Se enviará cuando otra persona la confirme.')).toBeVisible()
  await expect(desk.getByText('La confirma otra persona.')).toBeVisible()

  const other = await elsewhere()
  await begin(other, office, { name: 'Pau Serra', roles: ['money'] })
  await other.getByRole('link', { name: 'Dinero' }).click()
  await expect(heading(other, 'Pagos por revisar y devoluciones')).toBeVisible()
  await expect(other.getByText('Se cobró dos veces')).toBeVisible()
  await expectAccessible(other)
  for (const width of [820, 1280]) {
    await other.setViewportSize({ width, height: 900 })
    await expectFits(other)
  }
  await other.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(other.getByText('Devolución confirmada: se envía al proveedor.')).toBeVisible()
  await expect(other.getByText('Se cobró dos veces')).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 2, name: 'Devoluciones' })).toBeFocused()

  await expect(async () => {
    await page.reload()
    await expect(opener(page, number)).toBeVisible({ timeout: 2000 })
  }).toPass()
})
