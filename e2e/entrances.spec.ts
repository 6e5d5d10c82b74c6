// Pages that anyone may open, and where addresses lead that are no page of their own.
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { fillLogin, heading, signInButton } from './words.ts'

test('the drawer of a visitor offers to sign in, and its groups lead through the login [c2.detail-hint-consumption] [c2.drawer-menu-visitor]', async ({
  page,
  customer,
}) => {
  await page.goto('/version')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/acceso')
  await expect(drawer.getByRole('link', { name: 'Acerca de' })).toHaveAttribute('aria-current', 'page')
  await expect(drawer.getByRole('link', { name: 'Salir' })).toHaveCount(0)
  await expect(drawer.getByRole('link', { name: 'Cambiar la clave' })).toHaveCount(0)
  await expectAccessible(page)
  await drawer.getByText('Consumo', { exact: true }).click()
  await expect(drawer.getByRole('link', { name: 'Ver el consumo' })).toBeHidden()
  await drawer.getByText('Consumo', { exact: true }).click()
  await drawer.getByRole('link', { name: 'Ver el consumo' }).click()
  await expect(page).toHaveURL('/acceso?next=%2Fver-contratos%3Ffunction%3Dconsumption')
  const made = await customer({
    contracts: [flat(), flat({ curves: [{ from: '2026-11-01', to: '2026-11-21' }] })],
  })
  await fillLogin(page, made)
  await signInButton(page).click()
  // No contract was named: the first that has readings.
  await expect(heading(page, `Consumo del contrato ${made.contracts[1]?.name}`)).toBeVisible()
})

test('the alternative home shows in cards what can be done [c2.detail-hint-consumption] [c2.alt-home] [v2.alt-home]', async ({
  page,
  signedIn,
}) => {
  await page.goto('/altHome')
  await expect(heading(page, '¿Qué se puede hacer aquí?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Contratos',
    'Facturas',
    'Consumo',
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver contratos' }).click()
  await expect(page).toHaveURL('/acceso?next=%2Fcontratos')
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-11-01', to: '2026-11-21' }] })],
  })
  await page.goto('/altHome')
  await page.getByRole('link', { name: 'Ver el consumo' }).click()
  await expect(heading(page, `Consumo del contrato ${contracts[0]?.name}`)).toBeVisible()
})

test('the login, the entry, the activation and the alternative home stand bare, other pages under the menu [c2.bare-pages] [c2.bare-pages-later]', async ({
  page,
}) => {
  for (const [address, bare] of [
    ['/acceso', true],
    // Where somebody has not signed in at the provider.
    ['/connect?state=none', true],
    ['/activacion', true],
    ['/altHome', true],
    ['/version', false],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir el menú' }), address).toHaveCount(bare ? 0 : 1)
    expect(await page.getByRole('main').evaluate((main) => main.classList.contains('paper')), address).toBe(
      !bare,
    )
  }
})

test('the welcome page is empty [c2.welcome] [v2.welcome]', async ({ page }) => {
  expect((await page.goto('/bienvenido'))?.status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveText('')
  await expect(page).toHaveTitle(/^Bienvenida · /)
})

test('the address of one contract leads to the list [v2.contract-redirect]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(`/contratos/${contracts[0]?.name}`)
  await expect(page).toHaveURL('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await expect(page.getByRole('rowheader').filter({ hasText: contracts[0]?.name ?? '' })).toBeVisible()
})

test('the address of a contract that is not theirs is not found, by name and by id [r.unknown-pages]', async ({
  page,
  customer,
  signedIn,
}) => {
  const other = await customer({ contracts: [flat()] })
  await signedIn({ contracts: [flat()] })
  for (const name of [other.contracts[0]?.name ?? '', 'ninguno', '999999999']) {
    expect((await page.goto(`/contratos/${name}`))?.status()).toBe(404)
    await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
  }
})

test('the address of one contract asks a visitor to sign in and says nothing of it [v2.contract-redirect]', async ({
  page,
}) => {
  await page.goto('/contratos/700001')
  await expect(page).toHaveURL('/acceso?next=%2Fcontratos')
})

test('who has signed in is not asked to sign in again [v2.logged-out-only] [v2.guard-logged-out]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  // The heading is prerendered; only with the list does the page know of the session.
  await expect(page.getByRole('rowheader').filter({ hasText: contracts[0]?.name ?? '' })).toBeVisible()
  await page.goto('/acceso')
  await expect(page).toHaveURL('/inicio')
  await expect(heading(page, /^Hola/)).toBeVisible()
  await page.goto('/acceso?next=%2Fcambio-de-clave')
  await expect(page).toHaveURL('/cambio-de-clave')
})

// What blockers do: a style sheet of their own in every page.
function blockAds() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.adsbox, .ad-banner { display: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
const blockerNotice = 'Parece que hay un bloqueador de anuncios activo'

for (const [address, name] of [
  ['/acceso', 'Entrar'],
  ['/cargando', 'Cargando…'],
] as const) {
  test(`an ad blocker is mentioned on ${address}, and nobody else is bothered [c2.login-ad-blocker] [c8.ad-blocker]`, async ({
    page,
    context,
  }) => {
    await page.goto(address)
    await expect(heading(page, name)).toBeVisible()
    await page.locator('.ad-bait').waitFor({ state: 'attached' })
    await page.waitForTimeout(1_000)
    await expect(page.getByText(blockerNotice)).toHaveCount(0)
    await context.addInitScript(blockAds)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: blockerNotice })).toBeVisible()
    const onLoading = page.getByText('Si la página no termina de cargar, puede ser por el bloqueador.')
    await expect(onLoading).toHaveCount(address === '/cargando' ? 1 : 0)
    await expectAccessible(page)
  })
}
