// What stands on a customer's page before any script has run: what is to be read, with its links, and nothing that takes
// a press. React takes the same elements over.
import type { Locator, Page } from '@playwright/test'
import { bill } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { slowDown } from './line.ts'
import { changeOf, referenceOn, send } from './requests-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { row } from './words.ts'

const asked = {
  contracts: [
    flat({ invoices: [bill({ day: '2026-10-02' }), bill({ day: '2026-11-02' })] }),
    gasFlat({ invoices: [] }),
  ],
}

/** What is not there within its time is left to the scripts (decision 0018): whoever has none loads the page again. */
async function reloadUntilDrawn(page: Page, what: Locator) {
  await expect(async () => {
    if (!(await what.isVisible())) await page.reload()
    await expect(what).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Controls that look as if they could be pressed. */
function controls(page: Page) {
  return page.locator(':is(button, input, select, textarea, summary):not([inert] *, [inert])')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('contracts are listed, each leading to its page', async ({ page, signedIn }) => {
    const { contracts } = await signedIn(asked)
    const name = contracts[0]?.name ?? ''
    await page.goto('/contratos')
    await reloadUntilDrawn(page, row(page, name))
    await expect(controls(page)).toHaveCount(0)
    await row(page, name).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(controls(page)).toHaveCount(0)
  })

  test('the newest bill stands there and leads to itself', async ({ page, signedIn }) => {
    await signedIn(asked)
    await page.goto('/facturas')
    const newest = page.locator('.latest-bill')
    await reloadUntilDrawn(page, newest)
    await expect(controls(page)).toHaveCount(0)
    await newest.getByRole('link').click()
    await expect(page).toHaveURL(/\/facturas\/\d+$/)
    await expect(page.getByRole('table', { name: /^De 47,83/ })).toBeVisible()
    await expect(controls(page)).toHaveCount(0)
  })

  test('the supplies of the home lead to their pages', async ({ page, signedIn }) => {
    const { contracts } = await signedIn(asked)
    await page.goto('/inicio')
    const first = page.getByRole('region', { name: 'Suministros' }).getByRole('link').first()
    await reloadUntilDrawn(page, first)
    await expect(controls(page)).toHaveCount(0)
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contracts[0]?.name ?? '')
  })

  test('requests are listed, conversations below them', async ({ page, signedIn }) => {
    await signedIn(asked)
    await page.goto('/solicitudes')
    await expect(page.getByText('Aún no se ha pedido nada')).toBeVisible()
    await expect(page.getByText('Aún no hay consultas.')).toBeVisible()
    await expect(controls(page)).toHaveCount(0)
  })
})

/** Fills the sign-in form and presses its button at once, before the scripts may have run. */
async function fillAndPress(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test.describe('without scripts, the way in [r.sign-in-form]', () => {
  test.use({ javaScriptEnabled: false })

  test('says what is wrong, and leads on to where they wanted to go', async ({ page, customer }) => {
    const one = await customer(asked)
    const address = '/acceso?next=%2Ffacturas'
    await page.goto(address)
    await fillAndPress(page, { ...one, password: 'not the right one' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(one.email)
    await expect(page.getByLabel('Clave', { exact: true })).toHaveValue('')
    await fillAndPress(page, one)
    await expect(page).toHaveURL(/\/facturas$/)
    await reloadUntilDrawn(page, page.locator('.latest-bill'))
  })

  // Recovery is drawn by the browser alone, activation by the server.
  for (const path of ['/recordar-clave', '/activacion'])
    test(`${path} says what can be done, and where else one is helped`, async ({ page }) => {
      await page.goto(path)
      const words = page.locator('noscript p')
      await expect(words).toBeVisible()
      expect(await words.innerText()).toMatch(/^Este navegador no ejecuta JavaScript\..* 900 500 005\.$/)
    })

  for (const path of ['/acceso', '/activacion', '/contacto', '/comparador'])
    test(`nothing of ${path} but its form seems to take a press`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(controls(page).and(page.locator(':not(form *)'))).toHaveCount(0)
    })

  test('activating an account says that it is not ready', async ({ page }) => {
    await page.goto('/activacion')
    await expect(page.getByRole('button', { name: 'La página se está cargando' })).toBeDisabled()
  })
})

test('pressed before the scripts come, the way in signs in', async ({ page, customer }) => {
  const one = await customer(asked)
  const setLine = await slowDown(page, 1500)
  await page.goto('/acceso?next=%2Fcomparador', { waitUntil: 'commit' })
  await fillAndPress(page, { ...one, password: 'not the right one' })
  await expect(page.getByRole('alert')).toBeVisible()
  // React takes over what the server has drawn with what was wrong.
  await expect(page.getByRole('button', { name: 'Mostrar' })).not.toHaveAttribute('inert', {
    timeout: 40_000,
  })
  await expect(page.getByRole('alert')).toBeVisible()
  await setLine({ latencyMs: 1500 })
  await page.goto('/acceso?next=%2Fcomparador', { waitUntil: 'commit' })
  await fillAndPress(page, one)
  await expect(page).toHaveURL(/\/comparador$/, { timeout: 40_000 })
  // A public page recognises the session that was opened without its code.
  await expect(page.getByRole('link', { name: 'Facturas' }).first()).toBeAttached({ timeout: 40_000 })
})

for (const [path, drawn] of [
  ['/inicio', '.home-supplies a'],
  ['/contratos', '.contracts-list tbody tr'],
  ['/facturas', '.latest-bill'],
  ['/solicitudes', 'main .table tbody tr'],
] as const) {
  test(`what stands on ${path} stays when the scripts come`, async ({ page, customer }) => {
    const one = await customer(asked)
    await signIn(page, one)
    if (path === '/solicitudes') {
      await page.goto(changeOf('noCesionSips', one.contracts[0]))
      await send(page).click()
      await referenceOn(page)
    }
    await slowDown(page, 1500)
    await page.goto(path, { waitUntil: 'commit' })
    const shown = page.locator(drawn).first()
    await expect(shown).toBeVisible()
    await expect(controls(page)).toHaveCount(0, { timeout: 1 })
    const before = await shown.elementHandle()
    // The browser draws it.
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 40_000 })
    expect(await shown.evaluate((now, then) => now === then, before)).toBe(true)
  })
}
