// The identity provider's twin signs in, beside the passwords of the office and in place of them.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, openSession, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, fillLogin, heading, openMenu, signInButton, tabTo } from './words.ts'

/** Signs in at the twin, which asks for no password. */
async function atProvider(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Twin of an identity provider')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
function goThere(page: Page) {
  return page.getByRole('link', { name: 'Entrar con Llum ID' })
}
async function leave(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('link', { name: 'Salir' }).click()
}

test('signs in to the page that was asked for, by keyboard on a phone, and what came back stays nowhere [c2.connect] [POST user/openid]', async ({
  page,
  customer,
  baseURL,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.setViewportSize({ width: 390, height: 844 })
  const back: URL[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.origin !== baseURL) return
    if (address.searchParams.has('code')) back.push(address)
    else asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
  })
  await page.goto('/facturas')
  await expect(page).toHaveURL('/acceso?next=%2Ffacturas')
  await expect(signInButton(page)).toBeVisible()
  await expectFits(page)
  await tabTo(page, goThere(page))
  await page.keyboard.press('Enter')
  await atProvider(page, email)
  await expect(page).toHaveURL('/facturas')
  await expect(await openMenu(page)).toContainText(email)
  expect(back).toHaveLength(1)
  for (const name of ['code', 'state']) {
    const secret = back[0]?.searchParams.get(name) ?? 'none came'
    expect(asked.filter((address) => address.includes(secret))).toEqual([])
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  )
  expect(kept).not.toMatch(/eyJ|connect:|openid/)
})

test('a new customer comes to the form of a new contract, with what is known filled in [c2.connect] [c4.openid-login]', async ({
  page,
}) => {
  await page.goto('/connect?promocode=SOL26')
  await atProvider(page, 'nadia@persona.endoll.test')
  await expect(page).toHaveURL(/\/nuevo-cliente-dual\?.*promocode=SOL26/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const home = await page.evaluate(() => sessionStorage.getItem('draft:known-person'))
  expect(JSON.parse(home ?? '{}')).toEqual({ name: 'Nadia', surname: 'Serra Vidal' })
  await page.goto('/perfil')
  await expect(page.getByText('nadia@persona.endoll.test').first()).toBeVisible()
})

test('signing out ends at the provider, and leads back to the login [c4.openid-logout]', async ({
  page,
  customer,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.goto('/connect')
  await atProvider(page, email)
  await expect(page).toHaveURL('/inicio')
  await leave(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/acceso')
  await expect(heading(page, 'Entrar')).toBeVisible()
  // The provider has forgotten its session, and asks again.
  await goThere(page).click()
  await expect(heading(page, 'Twin of an identity provider')).toBeVisible()
})

test('signing out at the provider ends the session here [POST user/openid/logout/]', async ({
  page,
  customer,
  context,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.goto('/connect')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const provider = new URL(page.url()).origin
  await atProvider(page, email)
  await expect(page).toHaveURL('/inicio')
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${provider}/session/end`)
  await elsewhere.getByRole('button', { name: 'Sign out' }).click()
  await expect(heading(elsewhere, 'Signed out of the twin')).toBeVisible()
  await page.goto('/facturas')
  await expect(page).toHaveURL('/acceso?next=%2Ffacturas')
})

test('whoever does not finish there, or comes back with nothing of theirs, is told so', async ({ page }) => {
  await page.goto('/connect')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No se ha entrado con Llum ID')).toBeVisible()
  await expect(page).toHaveURL('/connect')
  await expectAccessible(page)
  // Somebody else's code, sent in a link.
  await page.goto(`/connect?code=stolen&state=${'s'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('No hemos podido confirmar el acceso')
  await expect(page).toHaveURL('/connect')
  // A code that answers nothing, and a client id while such links are off: said, with the way on.
  for (const [query, said] of [
    ['code=stolen', 'No hemos podido confirmar el acceso'],
    ['code=stolen&state=short', 'No hemos podido confirmar el acceso'],
    ['id_client=a&secret=' + 'b'.repeat(43), 'Este enlace de acceso ya no sirve'],
  ] as const) {
    await page.goto(`/connect?${query}`)
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(page).toHaveURL('/connect')
    await expect(page.getByRole('button', { name: 'Entrar con Llum ID' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Entrar con Llum ID' }).click()
  await expect(heading(page, 'Twin of an identity provider')).toBeVisible()
})

test('a provider that is away is said so, and the password signs in', async ({ page, customer, office }) => {
  const { email, password } = await customer({ contracts: [flat()] })
  await office.withoutProvider(async () => {
    await page.goto('/acceso')
    await goThere(page).click()
    await expect(page.getByRole('alert')).toContainText('El servicio de acceso no responde ahora')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Entrar con correo y clave' }).click()
    await fillLogin(page, { email, password })
    await signInButton(page).click()
    await expect(page).toHaveURL('/inicio')
  })
  await leave(page)
  await expect(page).toHaveURL('/acceso')
})

test('over a session that is open it asks before the account changes', async ({ page, customer }) => {
  const [one, other] = [await customer(), await customer({ contracts: [flat()] })]
  await page.goto('/connect')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await openSession(page, one)
  await atProvider(page, other.email)
  await expect(page.getByText('Ya hay una sesión abierta')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(await openMenu(page)).toContainText(other.email)
})

test('next never leaves the office', async ({ page, customer, baseURL }) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.goto(`/connect?${new URLSearchParams({ next: '//example.org/facturas' })}`)
  await atProvider(page, email)
  await expect(page).toHaveURL(`${baseURL}/inicio`)
})

test('both ways stand on the login, in every language and size', async ({ page }) => {
  for (const [language, provider, password] of [
    ['es', 'Entrar con Llum ID', 'Clave'],
    ['ca', 'Entrar amb Llum ID', 'Clau'],
    ['en', 'Sign in with Llum ID', 'Password'],
  ] as const) {
    await page.setViewportSize({ width: language === 'ca' ? 1280 : 390, height: 844 })
    await page.goto(`/login?lang=${language}`)
    await expect(page.getByRole('link', { name: provider })).toBeVisible()
    await expect(page.getByLabel(password, { exact: true })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  }
})
