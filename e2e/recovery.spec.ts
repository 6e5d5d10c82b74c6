import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { flat } from './scenarios.ts'
import { expectFits, fillLogin, heading, signInButton, tabTo } from './words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })

const chosen = 'Campana-lenta-74'

async function ask(page: Page, { nif, email }: { readonly nif: string; readonly email: string }) {
  await page.goto('/recordar-clave')
  await page.getByLabel('NIF').fill(nif)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByText('Si la cuenta es válida, recibirá un correo de recuperación.')).toBeVisible()
}

test('a forgotten password, by keyboard: the link in the mail sets another and signs in [c2.login-links] [v2.password-reset] [v2.reset-form] [v8.reset-errors] [r.password-link]', async ({
  page,
  customer,
  office,
}) => {
  const made = await customer({ contracts: [flat()] })
  await page.goto('/acceso')
  await tabTo(page, page.getByRole('link', { name: 'He olvidado la clave' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Recordar la clave')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByLabel('NIF'))
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  // All errors are shown at once, and the first has the focus.
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/Este dato es obligatorio/)
  await expect(page.getByLabel('NIF')).toHaveAccessibleDescription(/El NIF no es válido/)
  await expect(page.getByLabel('NIF')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(made.nif)
  await tabTo(page, page.getByLabel('Correo electrónico'))
  await page.keyboard.type(made.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Si la cuenta es válida, recibirá un correo de recuperación.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkIn(office, made.email, 'reset_token'))
  await expect(page).toHaveURL('/recordar-clave')
  await expect(heading(page, 'Elegir una clave nueva')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByLabel('Clave nueva', { exact: true }))
  await page.keyboard.type('123456')
  await tabTo(page, page.getByLabel('Repetir la clave nueva'))
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Clave nueva', { exact: true })).toHaveAccessibleDescription(
    /demasiado fácil de adivinar/,
  )
  await expect(page.getByLabel('Clave nueva', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(chosen)
  await page.getByLabel('Repetir la clave nueva').fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inicio')
  const mails = await office.mailsTo(made.email)
  expect(mails.at(-1)?.subject).toBe('Se ha elegido una clave nueva')

  await page.goto('/logout')
  await fillLogin(page, { email: made.email, password: chosen })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('a link that was used says so and leads to another; what is typed by mistake is said', async ({
  page,
  customer,
  office,
  browser,
  baseURL,
}) => {
  const made = await customer()
  await ask(page, made)
  const link = await linkIn(office, made.email, 'reset_token')
  await page.goto(link)
  const [fresh, again] = [
    page.getByLabel('Clave nueva', { exact: true }),
    page.getByLabel('Repetir la clave nueva'),
  ]
  await fresh.fill(chosen)
  await again.fill('Campana-lenta-75')
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(again).toHaveAccessibleDescription(/no coinciden/)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const token = new URLSearchParams(link.split('?')[1]).get('reset_token')
  await other.request.post('/api/v1/user/reset/confirm/', { data: { token, password: chosen } })
  await other.close()
  await again.fill(chosen)
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('Este enlace ya no sirve')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click()
  await expect(page.getByLabel('NIF')).toBeVisible()
})

test('without a connection nothing is lost [c8.recovery-failure]', async ({ page, customer, office }) => {
  const made = await customer()
  await page.goto('/recordar-clave')
  await page.getByLabel('NIF').fill(made.nif)
  await page.getByLabel('Correo electrónico').fill(made.email)
  await office.withoutDatabase(async () => {
    await page.getByRole('button', { name: 'Enviar el enlace' }).click()
    await expect(page.getByRole('alert')).toContainText('no hemos podido hacer esta operación')
    await expectAccessible(page)
  })
  await expect(page.getByLabel('NIF')).toHaveValue(made.nif)
})

for (const [language, way, words] of [
  ['ca', '/recordar-clau', ['Recordar la clau', 'Enviar l’enllaç', 'rebrà un correu de recuperació']],
  ['en', '/reset-password', ['Reset your password', 'Send the link', 'a recovery e-mail will be sent']],
] as const) {
  test(`asked for on a phone in ${language}, whoever it is: the page says the same [c4.recovery] [v4.reset]`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${way}?lang=${language}`)
    await expect(heading(page, words[0])).toBeVisible()
    await expectFits(page)
    await page.locator('[name=nif]').fill('12345678Z')
    await page.locator('[name=email]').fill('nobody@example.test')
    await page.getByRole('button', { name: words[1] }).click()
    await expect(page.getByText(new RegExp(words[2]))).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    expect(await office.mailsTo('nobody@example.test')).toEqual([])
  })
}
