// What people see when something outside the page fails: the line, the database, the session.
import { expectAccessible } from './accessible.ts'
import type { Page } from '@playwright/test'
import { monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat, gasFlat, type CurveAsked } from './scenarios.ts'
import { consumptionOf, fillLogin, heading, signInButton, openMenu, loseLine } from './words.ts'

const autumn: CurveAsked = { from: '2026-09-01', to: '2026-11-21' }
const again = 'Volver a intentarlo'

test('without a line the list says so, and is read when the line is back [c8.unauthorised-contracts] [c8.data-fetch]', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  await page.goto('/contratos')
  await expect(page.getByRole('rowheader').filter({ hasText: contracts[0]?.name ?? '' })).toBeVisible()
  await loseLine(page)
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(page.getByText('No hemos podido cargar los contratos')).toBeVisible()
  await expect(page.getByText(/^No hay conexión\./)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByRole('rowheader').filter({ hasText: contracts[1]?.name ?? '' })).toBeVisible()
})

test.describe('after an update of the server', () => {
  const dialogOfYear = (page: Page) => page.getByRole('button', { name: 'Descargar las de un año' })

  test('a page of before is loaded anew when it asks for files that are gone [r.other-version]', async ({
    page,
    office,
    signedIn,
  }) => {
    await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 2) })] })
    await page.goto('/facturas')
    await page.waitForLoadState('networkidle')
    await office.withoutFiles(async () => {
      const reloaded = page.waitForEvent('framenavigated')
      await dialogOfYear(page).click()
      await reloaded
      await page.waitForLoadState()
    })
    await page.reload()
    await dialogOfYear(page).click()
    await expect(page.getByRole('dialog').getByLabel('Año')).toBeVisible()
  })

  test('a line that is gone reloads nothing [r.other-version]', async ({ page, context, signedIn }) => {
    await signedIn({ contracts: [flat({ invoices: monthlyBills('2026-01-05', 2) })] })
    await page.goto('/facturas')
    await page.waitForLoadState('networkidle')
    let navigated = 0
    page.on('framenavigated', () => (navigated += 1))
    await loseLine(page)
    const asked = page.waitForRequest((request) => request.method() === 'HEAD')
    await dialogOfYear(page).click()
    await asked
    await context.setOffline(false)
    await expect(heading(page, 'Facturas')).toBeVisible()
    expect(navigated).toBe(0)
  })
})

test('without a line the consumption says so, and is read when the line is back [c8.data-fetch]', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [autumn] })] })
  await page.goto(consumptionOf(contracts[0]))
  await expect(page.getByText(/el consumo es de 96(,0)?\skWh/)).toBeVisible()
  await loseLine(page)
  await page.getByRole('link', { name: /^Antes: / }).click()
  await expect(page.getByText('Error al obtener los datos de consumo')).toBeVisible()
  await expect(page.getByText(/^No hay conexión\./)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByText(/En octubre de 2026 el consumo fue de 149(,0)?\skWh/)).toBeVisible()
})

test('when the office cannot read its data it says so, and that nothing is lost [c8.data-fetch] [c9.help-phone]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [autumn] })] })
  await page.goto(consumptionOf(contracts[0]))
  await expect(page.getByText(/el consumo es de 96(,0)?\skWh/)).toBeVisible()
  await office.withoutDatabase(async () => {
    await page.getByRole('link', { name: /^Antes: / }).click()
    await expect(page.getByText('Error al obtener los datos de consumo')).toBeVisible()
    await expect(page.getByText(/^Ahora mismo no hemos podido hacer esta operación\./)).toBeVisible()
    await expect(page.getByText(/^Referencia: /)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Si continúa/ })).toHaveAttribute('href', 'tel:900500005')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: again }).click()
  await expect(page.getByText(/En octubre de 2026 el consumo fue de 149(,0)?\skWh/)).toBeVisible()
})

test.describe('a page that cannot be opened', () => {
  // React logs what its error boundary caught.
  test.use({ expectedFlaw: /^ApiError: internal/ })

  test('says so, keeps its address and can be tried again [c8.generic] [v8.generic]', async ({
    page,
    office,
    signedIn,
  }) => {
    await signedIn({ contracts: [flat()] })
    await office.withoutDatabase(async () => {
      await page.goto('/contratos?type=gas')
      await expect(page.getByText('Algo ha fallado por nuestra parte')).toBeVisible()
      await expect(page.getByText(/^Referencia: /)).toBeVisible()
      await expectAccessible(page)
    })
    await page.getByRole('button', { name: again }).click()
    await expect(page.getByText('No hay contratos de gas')).toBeVisible()
    await expect(page).toHaveURL('/contratos?type=gas')
  })
})

test('signing in fails with the general words, and works on the second try [c8.generic] [v8.generic]', async ({
  page,
  office,
  customer,
}) => {
  const made = await customer()
  await page.goto('/acceso')
  await fillLogin(page, made)
  await office.withoutDatabase(async () => {
    await signInButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Ahora mismo no hemos podido hacer esta operación.')
    await expectAccessible(page)
  })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('leaving that fails says so, and can be tried again [c2.logout] [c8.logout-failure]', async ({
  page,
  office,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/contratos')
  const menu = await openMenu(page)
  await office.withoutDatabase(async () => {
    await menu.getByRole('link', { name: 'Salir' }).click()
    await expect(page.getByRole('alert')).toContainText('No ha sido posible cerrar la sesión.')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: again }).click()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await page.goto('/contratos')
  await expect(page).toHaveURL('/acceso?next=%2Fcontratos')
})
