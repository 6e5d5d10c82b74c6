// Being called back without an account: by keyboard, at 390 px, and changed by the link of the mail.
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'

test.use({ deployment: atAddress })

test('somebody without an account is called at a time of their choosing, and cancels it by the link of the mail [r.call-back]', async ({
  page,
  office,
}) => {
  const email = 'pau.llamada@prueba.endoll.test'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/te-llamamos')
  const ask = page.getByRole('button', { name: 'Pedir la llamada' })
  await ask.press('Enter')
  // What is missing is said beside its field, and the first of them has the focus.
  const when = page.getByLabel('Cuándo')
  await expect(when).toBeFocused()
  await when.selectOption({ index: 1 })
  await page.getByLabel('De qué quiere hablar').fill('Mi factura')
  await page.getByLabel('Nombre').fill('Pau Prova')
  await page.getByLabel('Teléfono').fill('938 700 000')
  await page.getByLabel('Correo electrónico').fill(email)
  await ask.press('Enter')
  await expect(page.getByText(/^Le llamamos: /)).toBeVisible()
  const reference = await page.getByText(/^Referencia: /).innerText()

  await page.goto(await linkIn(office, email, 'call_token'))
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page).not.toHaveURL(/call_token/)
  await page.getByLabel('Cuándo').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Cambiar la hora' }).press('Enter')
  await page.getByRole('button', { name: 'Anular la llamada' }).press('Enter')
  await expect(page.getByText(/^Llamada anulada: /)).toBeVisible()
})
