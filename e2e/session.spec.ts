import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { flat } from './scenarios.ts'
import { fillLogin, heading, signInButton, openMenu, untilSessionIsWatched } from './words.ts'

test('signs in and stands on the home, in the language of the account [c2.login]', async ({
  page,
  customer,
}) => {
  const { email, password, name } = await customer({ contracts: [flat()] })
  await page.goto('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expectAccessible(page)
  await fillLogin(page, { email, password })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inicio')
  await expect(heading(page, /^Hola/)).toBeVisible()
  await expect(page).toHaveTitle(/^Inicio · /)
  await expect(await openMenu(page)).toContainText(name)
})

test('a Catalan customer signs in on the Spanish page and goes on in Catalan [c1.languages] [c4.login-language]', async ({
  page,
  customer,
  context,
}) => {
  await context.clearCookies({ name: 'lang' })
  const { email, password } = await customer({ language: 'ca' })
  await page.goto('/acceso')
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inici')
  await expect(page.getByText('Encara no hi ha cap contracte')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
})

test('a wrong password says so, keeps the e-mail and lets one try again [c8.login-failure]', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer()
  await page.goto('/acceso')
  await fillLogin(page, { email, password: 'no-es-esta' })
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(/credenciales introducidas no son correctas/)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('what a paste brings along unseen is no part of an e-mail [c5.typed-text]', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer()
  await page.goto('/acceso')
  await fillLogin(page, { email: `\u202A\uFEFF${email.replace('@', '\u200B@')}\u202C`, password })
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('an unknown e-mail is answered like a wrong password', async ({ page }) => {
  await page.goto('/acceso')
  await fillLogin(page, { email: 'nadie@prueba.endoll.test', password: 'no-es-esta' })
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(/credenciales introducidas no son correctas/)
})

test('empty fields are named, and the first takes the focus [c2.login] [c5.required]', async ({ page }) => {
  await page.goto('/acceso')
  await signInButton(page).click()
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Este dato es obligatorio.')
  await expectAccessible(page)
})

test('too many wrong passwords close the door for a while, even to the right one', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer()
  await page.goto('/acceso')
  for (let attempt = 1; attempt <= 10; attempt++) {
    await fillLogin(page, { email, password: `intento-${attempt}` })
    const answered = page.waitForResponse('**/api/v1/get_token**')
    await signInButton(page).click()
    expect((await answered).status()).toBe(403)
    await expect(signInButton(page)).toBeEnabled()
  }
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(/Demasiados intentos/)
  await expectAccessible(page)
  await expect(page).toHaveURL('/acceso')
})

test('a session that ran out leads to the login and back to where one was [c4.unauthorised] [c4.token-validity] [c8.unauthorised-contracts] [v8.token]', async ({
  page,
  signedIn,
  time,
}) => {
  const { email, password } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos?type=gas')
  await expect(page.getByRole('tab', { name: 'Gas', selected: true })).toBeVisible()
  await time.pass({ hours: 3 })
  await page.getByRole('tab', { name: 'Electricidad' }).click()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(page.getByText('La sesión ha terminado. Vuelva a entrar.')).toBeVisible()
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page).toHaveURL(/^[^?]+\/contratos\?type=electricity$/)
  await expect(page.getByRole('tab', { name: 'Electricidad', selected: true })).toBeVisible()
})

test('a session in use is renewed and says so [c4.refresh-message]', async ({ page, signedIn, time }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await untilSessionIsWatched(page)
  await time.pass({ minutes: 20 })
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(page.getByText('No hay contratos de gas')).toBeVisible()
  await expect(page.getByText('La sesión se ha actualizado.')).toBeVisible()
  await expect(page).toHaveURL('/contratos?type=gas')
})

test('leaving ends the session: Back shows the login, and the other tab leaves too [c2.logout] [c4.logout-clears]', async ({
  page,
  signedIn,
  context,
}) => {
  await signedIn({ contracts: [flat()] })
  const other = await context.newPage()
  await other.goto('/contratos')
  await expect(heading(other, 'Contratos')).toBeVisible()
  await untilSessionIsWatched(other)
  await page.goto('/contratos')
  await (await openMenu(page)).getByRole('link', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(heading(other, 'Entrar')).toBeVisible()
  await expect(other.getByText('La sesión se ha cerrado en otra pestaña.')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(page.getByText('700')).toHaveCount(0)
  await page.goto('/contratos')
  await expect(page).toHaveURL('/acceso?next=%2Fcontratos')
})

test('a page for customers asks a visitor to sign in first, and goes on to it [c2.login-next] [c6.signed-in-areas] [v2.guard-login]', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer()
  await page.goto('/contratos?type=gas')
  await expect(page).toHaveURL('/acceso?next=%2Fcontratos%3Ftype%3Dgas')
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page).toHaveURL('/contratos?type=gas')
})

for (const next of [
  'https://example.org/',
  '//example.org/contratos',
  '/\\example.org',
  '/%2F/example.org',
  '/contratos/..//example.org',
  'javascript:alert(1)',
  '\thttps://example.org',
  '/acceso',
  '/logout',
]) {
  test(`next never leaves the office: ${JSON.stringify(next)} [r.next]`, async ({
    page,
    customer,
    baseURL,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.goto(`/acceso?${new URLSearchParams({ next })}`)
    await fillLogin(page, await customer())
    await signInButton(page).click()
    await expect(page).toHaveURL('/inicio')
    expect([...asked]).toEqual([baseURL])
  })
}

test('what is typed before the page has come alive is still there after [r.hydration]', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer()
  // A slow line: the document arrives long before the scripts do.
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 400, downBytes: 40_000, upBytes: 40_000 })
  await page.goto('/acceso', { waitUntil: 'commit' })
  await fillLogin(page, { email, password })
  // React marks the elements it has taken over.
  const isAlive = () =>
    page
      .getByLabel('Correo electrónico')
      .evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react')))
  expect(await isAlive(), 'typed before hydration').toBe(false)
  await expect.poll(isAlive, { timeout: 20_000 }).toBe(true)
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(page.getByLabel('Clave', { exact: true })).toHaveValue(password)
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})
