// The link in the reminder of an overdue bill: paid without signing in.
import { expectAccessible } from './accessible.ts'
import { card, fields, owing, providerOf, type } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { expectFits } from './words.ts'

const publicAddress = 'https://office.endoll.test'
test.use({
  deployment: { file: 'demo', changes: { publicAddress, payments: { reminders: true } } },
})

test('the link of a reminder pays its bill without signing in, shows nothing else, and ends [POST payment_links/] [POST payment_links/pay/] [r.pay-link] [r.by-transfer]', async ({
  page,
  office,
  customer,
}) => {
  const { email, contracts } = await customer(owing)
  const number = contracts[0]?.invoices[0]?.number
  const link = await linkIn(office, email, 'pay_token')
  await page.goto(link)
  await expect(page.getByText(`Factura ${number}`).first()).toBeVisible()
  await expect(page).toHaveURL('/pagar')
  // The token has left the address, and the tab has it still.
  await page.reload()
  await expect(page.getByText(`Factura ${number}`).first()).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([
    'Llum del Vallès',
    number ?? '',
    '12 de octubre de 2026',
  ])
  const main = page.getByRole('main')
  await expect(main).not.toContainText('Calle del Sol')
  await expect(main).not.toContainText(contracts[0]?.name ?? '')
  await type(page, card.good)
  await expectAccessible(page)
  const provider = await providerOf(page)
  await main.getByRole('button', { name: /^Pagar 47,83/ }).click()
  await expect(main.getByText(/^Pagado: 47,83/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Descargar el justificante' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await provider.charges(page, number)).toBe(1)
  await page.reload()
  await expect(main.getByText('Esta factura ya está pagada', { exact: false })).toBeVisible()
  await page.goto(link)
  await expect(main.getByText('Esta factura ya está pagada', { exact: false })).toBeVisible()
  await expect(fields(page).getByLabel('CVC')).toHaveCount(0)
  await expectAccessible(page)
  const subjects = (await office.mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect((await office.mailsTo(email))[0]?.text).toContain(
    'Cuenta para la transferencia: ES14 9999 0001 4300 0099 9999',
  )
  expect(subjects[0]).toBe(`Factura ${number} pendiente de pago`)
  expect(subjects[1]).toMatch(/^Pago recibido: 47,83/)
})

for (const [language, due, refused, pay] of [
  ['ca', 'Últim dia per pagar', 'El banc ha rebutjat el pagament. No s’ha cobrat res.', /^Pagar 47,83/],
  ['en', 'Last day to pay', 'The bank refused the payment. Nothing was charged.', /^Pay .*47\.83/],
] as const) {
  test(`the link in ${language}, on a phone: a refused card`, async ({ page, office, customer }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { email } = await customer({ ...owing, language })
    await page.goto(`${await linkIn(office, email, 'pay_token')}&lang=${language}`)
    await type(page, card.declined, language)
    await page.getByRole('main').getByRole('button', { name: pay }).click()
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page.getByText(due)).toBeVisible()
    // The tab has the link still, and the bill is still to be paid.
    await page.reload()
    await expect(page.getByText(due)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: pay })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })
}

test('a link that was changed pays nothing; without one the page says where it is', async ({
  page,
  office,
  customer,
}) => {
  const { email } = await customer(owing)
  await page.goto((await linkIn(office, email, 'pay_token')).replace(/.{6}$/, 'AAAAAA'))
  await expect(page.getByText('Este enlace ya no sirve', { exact: false })).toBeVisible()
  await page.goto('/pagar')
  await expect(page.getByText('Para pagar, abra el enlace del correo.')).toBeVisible()
  await expectAccessible(page)
})
