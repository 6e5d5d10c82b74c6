import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, noteTimers, untilSessionIsWatched } from './words.ts'

test('the drawer opens, holds the menu, closes with Escape and gives the focus back [c2.drawer-header] [c2.drawer-menu]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1100, height: 720 })
  const { name, email } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  const button = page.getByRole('button', { name: 'Abrir el menú' })
  await button.click()
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toContainText(name)
  await expect(drawer).toContainText(email)
  await expect(drawer.getByRole('link', { name: 'Ver contratos' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: 'Cambiar la clave' }).click()
  await expect(page).toHaveURL('/cambio-de-clave')
  await expect(drawer).toBeHidden()
  await expect(heading(page, 'Cambiar la clave')).toBeFocused()
})

test('the help dialog says how to reach a person [c2.help-panel] [c2.help-dialog] [c9.help-phone]', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/contratos')
  await page.getByRole('button', { name: 'Ayuda' }).click()
  const help = page.getByRole('dialog', { name: 'Ayuda' })
  await expect(help.getByRole('link', { name: '900 500 005' })).toHaveAttribute('href', 'tel:900500005')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})

test('the first Tab offers to skip to the content', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  // What the server has drawn takes no focus until the page's code is there.
  await expect(page.getByRole('table', { name: /^Contratos de/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an address that leads nowhere says so, with a way out [c2.not-found] [c8.not-found] [v2.unknown] [v8.pages]', async ({
  page,
}) => {
  const answer = await page.goto('/no/hay/nada')
  expect(answer?.status()).toBe(404)
  await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
  await expect(page).toHaveTitle(/^Página no encontrada · /)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Contactar' })).toHaveAttribute('href', /^(mailto:|\/contacto)/)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(heading(page, 'Entrar')).toBeVisible()
})

test('the root leads to the login, and keeps the query [v2.root-redirect]', async ({ page }) => {
  await page.goto('/?campaign=1')
  await expect(page).toHaveURL('/acceso?next=%2Finicio%3Fcampaign%3D1')
})

test('the version page says which one runs [c2.version] [c9.application-version]', async ({ page }) => {
  await page.goto('/version')
  await expect(heading(page, 'Versión')).toBeVisible()
  await expect(page.getByText('2.1.0')).toBeVisible()
  // [law.18] who sells, on every page: RD 88/2026 art. 13.af.
  const seller = page.getByRole('contentinfo')
  await expect(seller).toContainText(/ · NIF [A-Z0-9]{9} · \S/)
  await expect(seller.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
})

test('[law.accessible] the page of accessibility says whom to tell of a barrier [c2.accessibility]', async ({
  page,
}) => {
  await page.goto('/version')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accesibilidad' }).click()
  await expect(heading(page, 'Accesibilidad')).toBeFocused()
  const barrier = page.getByRole('region', { name: 'Si algo no se puede usar' })
  await expect(page.getByText(/^Esta página se revisó el \d+ de \w+ de 20\d\d\.$/)).toBeVisible()
  await expect(page.getByText(/Ley 11\/2023, artículos 2\.2\.g, 13\.2/)).toBeVisible()
  await expect(barrier.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(
    page.getByRole('region', { name: 'Qué no está comprobado' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expectAccessible(page)
})

test('[law.18] the page of customer service says where, how and in which time [c2.customer-service]', async ({
  page,
}) => {
  await page.goto('/version')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Atención y reclamaciones' }).click()
  await expect(heading(page, 'Atención y reclamaciones')).toBeFocused()
  const times = page.getByRole('region', { name: 'Cuándo se responde' })
  await expect(times.getByText('5 días', { exact: true })).toBeVisible()
  await expect(times.getByText('2 horas', { exact: true })).toBeVisible()
  await expect(times.getByText('15 días hábiles', { exact: true })).toBeVisible()
  const where = page.getByRole('region', { name: 'Dónde' })
  await expect(where.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
})

test('the loading page waits visibly [c2.loading]', async ({ page }) => {
  await page.goto('/cargando')
  await expect(heading(page, 'Cargando…')).toBeVisible()
  await expectAccessible(page)
})

test('a short message leaves by itself after six seconds [c9.toast] [v9.notification-time]', async ({
  page,
  signedIn,
  time,
}) => {
  const timersMs = await noteTimers(page)
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await untilSessionIsWatched(page)
  await time.pass({ minutes: 20 })
  await page.getByRole('tab', { name: 'Gas' }).click()
  const message = page.getByText('La sesión se ha actualizado.')
  await message.waitFor()
  expect(await timersMs()).toContain(6000)
  await page.mouse.move(0, 0)
  await message.waitFor({ state: 'detached' })
})

test('on a phone with letters of twice their size nothing reaches beyond the edge', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ invoices: monthlyBills('2025-11-05', 12) })] })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, name] of [
    ['/contratos', 'Contratos'],
    ['/facturas', 'Facturas'],
    ['/perfil', 'Perfil'],
    [`/ver-contratos?contract=${contracts[0]?.name}`, `Contrato ${contracts[0]?.name}`],
  ] as const) {
    await page.goto(address)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectFits(page)
  }
})
