import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading } from './words.ts'

function choose(page: Page, label: string, language: string) {
  return page.getByLabel(label).selectOption({ label: language })
}

test('the language changes on a deep link, and the place stays [c2.language-selector]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos?type=gas&filter=sol')
  await expect(heading(page, 'Contratos')).toBeVisible()
  await choose(page, 'Idioma', 'Català')
  await expect(page).toHaveURL('/contractes?type=gas&filter=sol')
  await expect(heading(page, 'Contractes')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  await choose(page, 'Idioma', 'English')
  await expect(page).toHaveURL('/contracts?type=gas&filter=sol')
  await expect(heading(page, 'Contracts')).toBeVisible()
  await expect(page).toHaveTitle(/^Contracts · /)
  await page.reload()
  await expect(page).toHaveURL('/contracts?type=gas&filter=sol')
  await expect(heading(page, 'Contracts')).toBeVisible()
})

test('a path of another language goes to the current one’s, query kept [v2.other-language]', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/contracts?type=gas')
  await expect(page).toHaveURL('/contratos?type=gas')
  await page.goto('/veure-contractes?contract=x')
  await expect(page).toHaveURL(/\/ver-contratos\?.*contract=x/)
  await page.goto('/contractes/A%2F1/factures?offset=0')
  await expect(page).toHaveURL(/\/contratos\/A%2F1\/facturas\?offset=0/)
})

test('lang in the address decides, and is remembered [c3.cookies]', async ({ page }) => {
  await page.goto('/acceso?lang=ca')
  await expect(page).toHaveURL(/\/acces(\?|$)/)
  await expect(heading(page, 'Accedir')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/acceso')
  await expect(page).toHaveURL('/acces')
  await page.goto('/acceso?lang=xx')
  await expect(heading(page, 'Accedir')).toBeVisible()
})

test('a language chosen in another tab while a page is on its way is that of the page', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  // The server has drawn the page in Spanish when its own code reads what this browser has chosen.
  await page.addInitScript(() => {
    document.cookie = 'lang=ca; Path=/; Secure'
  })
  for (const [address, title] of [
    ['/activacion', 'Activar el compte'],
    ['/altHome', 'Què s’hi pot fer'],
    ['/comparador', 'Comparador'],
    ['/potencia', 'Calculadora de potència'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
    await page.context().clearCookies()
  }
  expect(thrown).toEqual([])
})

test('the language changes on the login without losing what was typed', async ({ page }) => {
  await page.goto('/acceso?next=%2Fcontratos')
  await page.getByLabel('Correo electrónico').fill('alguien@prueba.endoll.test')
  await choose(page, 'Idioma', 'English')
  await expect(page).toHaveURL('/login?next=%2Fcontratos')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /mail/ })).toHaveValue('alguien@prueba.endoll.test')
  await expectAccessible(page)
})

const elsewhere = {
  ca: {
    login: '/acces',
    password: '/canvi-de-clau',
    unknown: '/no/hi/ha/res',
    consent: 'Rebutjar-les totes',
  },
  en: { login: '/login', password: '/change-password', unknown: '/nothing/here', consent: 'Reject all' },
} as const
for (const [language, paths] of Object.entries(elsewhere)) {
  test(`the pages around the journey in ${language}`, async ({ page, signedIn, context }) => {
    await context.clearCookies({ name: 'endoll-consent' })
    await page.goto(`${paths.login}?lang=${language}`)
    await expect(page.getByRole('button', { name: paths.consent })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: paths.consent }).click()
    await signedIn({ language: 'es' })
    for (const address of [paths.password, paths.unknown, '/version']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-GB' : language)
      await expectAccessible(page)
    }
  })
}
