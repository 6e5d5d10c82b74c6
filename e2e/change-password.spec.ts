import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, openSession, test } from './fixtures.ts'
import { fillLogin, heading, signInButton } from './words.ts'

function current(page: Page) {
  return page.getByLabel('Clave actual')
}
function fresh(page: Page) {
  return page.getByLabel('Clave nueva', { exact: true })
}
function repeated(page: Page) {
  return page.getByLabel('Repetir la clave nueva')
}
function send(page: Page) {
  return page.getByRole('button', { name: 'Enviar' })
}

type Typed = { readonly now: string; readonly next: string; readonly again?: string }

async function fill(page: Page, { now, next, again = next }: Typed): Promise<void> {
  await current(page).fill(now)
  await fresh(page).fill(next)
  await repeated(page).fill(again)
}

test('who must change the password can do nothing else before, and goes on after [c2.change-password] [c4.login-change-password] [c4.password-change]', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer({ mustChangePassword: true })
  await page.goto('/acceso')
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page).toHaveURL('/cambio-de-clave')
  await expect(page.getByText('Antes de continuar, elija una clave nueva.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/facturas')
  await expect(page).toHaveURL('/cambio-de-clave?next=%2Ffacturas')

  await fill(page, { now: password, next: 'Campana-lenta-74' })
  await send(page).click()
  await expect(page).toHaveURL('/facturas')
  await expect(page.getByText('La clave se ha cambiado.')).toBeVisible()

  await page.goto('/logout')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await fillLogin(page, { email, password: 'Campana-lenta-74' })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('what is missing is said before anything is sent [c2.change-password] [c9.password-length]', async ({
  page,
  signedIn,
}) => {
  const { password } = await signedIn()
  await page.goto('/cambio-de-clave')
  await expect(send(page)).toHaveAccessibleDescription('Falta la clave actual.')
  await current(page).fill(password)
  await expect(send(page)).toHaveAccessibleDescription('Falta la clave nueva.')
  await fresh(page).fill('corta')
  await repeated(page).focus()
  await expect(fresh(page)).toHaveAccessibleDescription(/La clave debe tener al menos 6 caracteres\./)
  await expectAccessible(page)
  await fresh(page).fill('Campana-lenta-74')
  await repeated(page).fill('Campana-lenta-75')
  await repeated(page).blur()
  await expect(repeated(page)).toHaveAccessibleDescription(
    'La clave nueva y la validación no coinciden: escriba lo mismo las dos veces.',
  )
  await repeated(page).fill('Campana-lenta-74')
  await expect(send(page)).toBeEnabled()
})

test('a wrong current password is named, and what was typed stays [c8.password-change]', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/cambio-de-clave')
  await fill(page, { now: 'no-es-esta', next: 'Campana-lenta-74' })
  await send(page).click()
  // The field says it with the focus; the notice above it is not said a second time.
  await expect(page.getByText(/revise la clave actual introducida/i)).toBeVisible()
  await expect(current(page)).toBeFocused()
  await expect(current(page)).toHaveAccessibleDescription(
    'La clave actual no es correcta: vuelva a escribirla.',
  )
  await expect(fresh(page)).toHaveValue('Campana-lenta-74')
  await expectAccessible(page)
})

test('a change that fails keeps everything and shows the code to name on the phone [c4.password-change] [c8.password-change]', async ({
  page,
  office,
  signedIn,
}) => {
  const { password } = await signedIn()
  await page.goto('/cambio-de-clave')
  await fill(page, { now: password, next: 'Campana-lenta-74' })
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('La clave no se ha podido cambiar. [500]')
    await expectAccessible(page)
  })
  await expect(fresh(page)).toHaveValue('Campana-lenta-74')
  await send(page).click()
  await expect(page.getByText('La clave se ha cambiado.')).toBeVisible()
})

test('cancelling changes nothing [c2.change-password]', async ({ page, signedIn }) => {
  const made = await signedIn()
  await page.goto('/cambio-de-clave')
  await fill(page, { now: made.password, next: 'Campana-lenta-74' })
  await page
    .getByRole('button', { name: 'Cancelar' })
    .or(page.getByRole('link', { name: 'Cancelar' }))
    .click()
  await expect(page).toHaveURL('/inicio')
  await openSession(page, made)
})

for (const [why, easy] of [
  ['everybody knows it', () => '123456'],
  ['it is the tax id', ({ nif }: { nif: string }) => nif],
  ['it is the name of the company', () => 'llumdelvalles'],
] as const) {
  test(`a password that is easy to guess is refused: ${why}`, async ({ page, signedIn }) => {
    const made = await signedIn()
    await page.goto('/cambio-de-clave')
    await fill(page, { now: made.password, next: easy(made) })
    await send(page).click()
    await expect(fresh(page)).toHaveAccessibleDescription(/demasiado fácil de adivinar/)
    await expect(page).toHaveURL('/cambio-de-clave')
  })
}

test('the other sessions of the account end with the old password', async ({
  page,
  signedIn,
  browser,
  baseURL,
}) => {
  const made = await signedIn()
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const answer = await elsewhere.request.post('/api/v1/get_token', {
    data: { user: made.email, password: made.password },
  })
  const { token } = (await answer.json()) as { token: string }
  const read = () =>
    elsewhere.request.get('/api/v1/contracts/', { headers: { authorization: `Bearer ${token}` } })
  expect((await read()).status()).toBe(200)
  await page.goto('/cambio-de-clave')
  await fill(page, { now: made.password, next: 'Campana-lenta-74' })
  await send(page).click()
  await expect(page).toHaveURL('/inicio')
  expect((await read()).status()).toBe(401)
  await elsewhere.close()
})
