import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, expectNotThere } from './requests-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { fillLogin, heading, signInButton } from './words.ts'

// The other deployment that ships: the specification's defaults, with the horizontal header.
test.use({ deployment: { file: 'specification' } })

test('signs in under the horizontal header, and leaves through the profile menu [c2.horizontal-header]', async ({
  page,
  customer,
}) => {
  const made = await customer({ contracts: [flat(), gasFlat()] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/acceso')
  await fillLogin(page, made)
  await signInButton(page).click()
  await expect(page).toHaveURL('/contratos')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await expect(menu.getByRole('link', { name: 'Contratos' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Reclamaciones' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Perfil' }).click()
  await expect(page.getByText(made.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Salir' }).click()
  await expect(heading(page, 'Entrar')).toBeVisible()
})

test('a narrow window gets the drawer instead [c2.drawer-menu] [c9.header-breakpoint]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.setViewportSize({ width: 992, height: 700 })
  await page.goto('/contratos')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer.getByRole('link', { name: 'Contratos' })).toBeVisible()
  await expect(drawer.getByRole('group')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 993, height: 700 })
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
})

test('what is switched off is not there: no menu entry, no page, no call', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/contratos')
  await expect(page.getByRole('button', { name: 'Ayuda' })).toHaveCount(0)
  for (const address of ['/reclamaciones', '/comparador', '/potencia', '/contacto']) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
  }
})

test('changes that are switched off are on no contract, and their address leads nowhere [c2.flag-power] [c2.flag-iban] [c2.flag-notification]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await expect(page.getByRole('rowheader').filter({ hasText: contracts[0]?.name ?? '' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cambiar algo/ })).toHaveCount(0)
  await expectNotThere(page, changeOf('powChange', contracts[0]))
  await expectNotThere(page, changeOf('ibanChange', contracts[0]))
  await expectNotThere(page, changeOf('notifAddrChange', contracts[0]))
  await expectNotThere(page, changeOf('noCesionSips', contracts[0]))
  await expectNotThere(page, changeOf('invoiceOnline', contracts[0]))
  await expectNotThere(page, changeOf('electronicNotification', contracts[0]))
  // A request made elsewhere can be followed whatever is switched on.
  await page.goto('/solicitudes')
  await expect(page.getByText('No hay ningún cambio ni consulta en marcha.')).toBeVisible()
})

test('an alternative home that is switched off leads to the home page, query kept [v2.alt-home-route]', async ({
  page,
  signedIn,
}) => {
  await page.goto('/altHome?campaign=1')
  await expect(page).toHaveURL('/acceso?next=%2Ffacturas%3Fcampaign%3D1')
  await signedIn({ contracts: [flat()] })
  await page.goto('/altHome')
  await expect(page).toHaveURL('/facturas')
})
