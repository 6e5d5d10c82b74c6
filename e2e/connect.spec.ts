// Single sign-on: the entry page, and who arrives there with a client id and its secret, or with a token.
import { expectAccessible } from './accessible.ts'
import { expect, openSession, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, openMenu } from './words.ts'

test.use({ deployment: { file: 'demo', changes: { switches: { sso: true, oidc: false } } } })

function connect(
  { clientId, secret }: { readonly clientId: string; readonly secret: string },
  more: Readonly<Record<string, string>> = {},
) {
  return `/connect?${new URLSearchParams({ id_client: clientId, secret, ...more })}`
}

test('a client id and its secret sign in, once, and leave the address before anything is asked [c2.connect] [POST user/client_id]', async ({
  page,
  customer,
  office,
  context,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  const came = await office.issueClientId(email)
  const asked: string[] = []
  page.on('request', async (request) =>
    asked.push(`${request.url()} from ${(await request.allHeaders())['referer'] ?? 'nowhere'}`),
  )
  await page.goto(connect(came, { next: '/facturas' }))
  await expect(page).toHaveURL('/facturas')
  await expect(await openMenu(page)).toContainText(email)
  expect(asked.slice(1).filter((address) => address.includes(came.secret))).toEqual([])
  await context.clearCookies()
  await page.goto(connect(came))
  await expect(page.getByRole('alert')).toHaveText(/Este enlace de acceso ya no sirve|ya no funciona/)
  await expect(page).toHaveURL('/connect')
  await expectAccessible(page)
})

test('a token in the address of the entry page signs in too [c2.connect]', async ({
  page,
  customer,
  office,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.goto(
    `/connect?${new URLSearchParams({ token: await office.issueHandOff(email), next: '/facturas' })}`,
  )
  await expect(page).toHaveURL('/facturas')
  await expect(await openMenu(page)).toContainText(email)
})

test('over a live session the entry page asks before it changes the account [v2.guard-client-id]', async ({
  page,
  customer,
  office,
}) => {
  await openSession(page, await customer())
  const other = await customer()
  const { clientId, secret } = await office.issueClientId(other.email)
  await page.goto(`/acceso?${new URLSearchParams({ id_client: clientId, secret })}`)
  await expect(page.getByText('Ya hay una sesión abierta')).toBeVisible()
  await expect(page).toHaveURL('/connect')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(await openMenu(page)).toContainText(other.email)
})

test('an answer of an identity provider that the office does not have is said, and the form leads on', async ({
  page,
}) => {
  await page.goto(`/connect?code=stolen&state=${'s'.repeat(43)}`)
  await expect(page.getByText('Esta oficina no usa un proveedor de identidad')).toBeVisible()
  await expect(page).toHaveURL('/connect')
  await page.getByRole('link', { name: 'Entrar con correo y clave' }).click()
  await expect(page).toHaveURL('/acceso')
})

test('a failure of the server says so, and the same address signs in afterwards', async ({
  page,
  customer,
  office,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  const came = await office.issueClientId(email)
  await office.withoutDatabase(async () => {
    await page.goto(connect(came))
    await expect(page.getByRole('alert')).toContainText('no hemos podido')
    await expectAccessible(page)
  })
  await page.goto(connect(came))
  await expect(page).toHaveURL('/inicio')
})

test('a page of customers leads to the entry, by keyboard to the form, and back to the page', async ({
  page,
  customer,
}) => {
  const { email, password } = await customer({ contracts: [flat()] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/facturas')
  await expect(page).toHaveURL('/connect?next=%2Ffacturas')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Entrar con correo y clave' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/acceso?next=%2Ffacturas')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/facturas')
})

test('the entry page in Catalan and English', async ({ page }) => {
  for (const [language, link] of [
    ['ca', 'Entrar amb correu i clau'],
    ['en', 'Sign in with e-mail and password'],
  ] as const) {
    await page.goto(`/connect?lang=${language}`)
    await expect(page.getByRole('link', { name: link })).toBeVisible()
    await expectAccessible(page)
  }
})
