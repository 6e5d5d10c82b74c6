import { atAddress, expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { fillLogin, heading, signInButton } from './words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })

test('a second device is told of by mail, whose link leads to where it is ended [r.new-device]', async ({
  page,
  elsewhere,
  customer,
  office,
}) => {
  const made = await customer({ contracts: [flat()] })
  await page.goto('/acceso')
  await fillLogin(page, made)
  await signInButton(page).click()
  await expect(heading(page, /^Hola/)).toBeVisible()
  expect(await office.mailsTo(made.email)).toHaveLength(0)

  const other = await elsewhere()
  await other.goto('/acceso')
  await fillLogin(other, made)
  await signInButton(other).click()
  await expect(heading(other, /^Hola/)).toBeVisible()

  const [mail] = await office.mailsTo(made.email)
  expect(mail?.subject).toBe('Acceso desde un navegador nuevo')
  const link = /https:\/\/oficina\.prueba\.endoll\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await page.goto(link)
  await expect(page.getByText('La cuenta está abierta en 2 navegadores.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('Se ha cerrado una sesión.')).toBeVisible()
  await other.goto('/contratos')
  await expect(heading(other, 'Entrar')).toBeVisible()
})
