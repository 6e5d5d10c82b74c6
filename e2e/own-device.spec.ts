// A device that the customer calls their own, after the browser was closed and a day later.
import type { Browser, BrowserContext } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { fillLogin, heading, signInButton } from './words.ts'

/** The same browser, closed and opened again: cookies without an end are gone. */
async function openedAgain(browser: Browser, before: BrowserContext, baseURL: string) {
  const state = await before.storageState()
  const cookies = state.cookies.filter(({ expires }) => expires > 0)
  return browser.newContext({ baseURL, locale: 'es-ES', storageState: { ...state, cookies } })
}

test('on an own device home and bills open without signing in, and anything else asks who it is [r.kept-session]', async ({
  page,
  context,
  browser,
  customer,
  office,
  time,
}) => {
  const { email, password } = await customer({ contracts: [flat()] })
  await page.goto('/acceso')
  await fillLogin(page, { email, password })
  await page.getByRole('checkbox', { name: /^Es mi dispositivo/ }).check()
  await expectAccessible(page)
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
  await time.pass({ hours: 26 })

  const later = await openedAgain(browser, context, office.url)
  const tab = await later.newPage()
  await tab.goto('/inicio')
  await expect(heading(tab, /^Hola/)).toBeVisible()
  await tab.goto('/facturas')
  await expect(heading(tab, 'Facturas')).toBeVisible()
  await expect(tab.getByRole('dialog')).toHaveCount(0)

  await tab.goto('/perfil')
  const dialog = tab.getByRole('dialog', { name: 'Confirme quién es' })
  await expect(dialog).toBeVisible()
  await expectAccessible(tab)
  await dialog.getByLabel('Clave', { exact: true }).fill('no-es-esta')
  await tab.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Clave', { exact: true }).fill(password)
  await tab.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(tab.getByText(email).first()).toBeVisible()
  await later.close()
})

test('a device that is not the customer’s own forgets the session with the browser [r.kept-session]', async ({
  page,
  context,
  browser,
  customer,
  office,
}) => {
  const { email, password } = await customer({ contracts: [flat()] })
  await page.goto('/acceso')
  await fillLogin(page, { email, password })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
  const later = await openedAgain(browser, context, office.url)
  const tab = await later.newPage()
  await tab.goto('/inicio')
  await expect(heading(tab, 'Entrar')).toBeVisible()
  await later.close()
})

test('it is kept, and no longer, under the sessions [r.kept-session]', async ({ page, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  const own = page.getByRole('switch', { name: 'Es mi dispositivo' })
  await own.click()
  await expect(page.getByText('Muestra facturas y consumo sin entrar', { exact: true })).toBeVisible()
  await expect(own).toBeChecked()
  await own.click()
  await expect(page.getByText('Muestra facturas y consumo sin entrar', { exact: true })).toHaveCount(0)
})
