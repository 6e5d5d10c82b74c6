// The look: other brands and a long name on every page, letters of twice the size, colours that the
// system forces, and what a finger can hit.
import type { Page } from '@playwright/test'
import { brandTheme } from '../server/src/platform/http/theme.ts'
import { expectAccessible, expectRule } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, fillPower, next, referenceOn, send } from './requests-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { consumptionOf, expectFits, heading } from './words.ts'

const longName = 'Cooperativa Elèctrica i de Serveis Energètics de l’Ametlla del Vallès i Bigues'
test.use({ deployment: { file: 'demo', changes: { organisation: { name: longName, logo: null } } } })

/** A violet, a yellow that is nearly white, and a blue that is nearly black. */
const brands = ['#8a2be2', '#ffd400', '#10104a']

/** As the server writes it into the page of a deployment with that colour. */
async function paint(page: Page, brand: string): Promise<void> {
  await page.evaluate((theme) => {
    for (const [name, value] of Object.entries(theme)) document.documentElement.style.setProperty(name, value)
  }, brandTheme(brand))
}

async function withTwiceTheLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** What is done on a page to come to the one that is tried. */
const leadOn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a bill': async (page) => {
    await page.getByRole('rowheader').first().getByRole('link').click()
    await page.waitForURL(/\/\d+$/)
  },
  'a request': async (page) => {
    const on = page.getByRole('button', { name: 'Continuar' })
    await page.getByText('Un compte nou', { exact: true }).click()
    await on.click()
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await page.getByRole('checkbox').check()
    await on.click()
    await page.getByRole('button', { name: 'Enviar la sol·licitud' }).click()
    await page.waitForURL(/\/\d+$/)
  },
}
const curves = [{ from: '2025-10-01', to: '2026-11-21' }] as const

test.describe('three brands and a long name [r.three-brands]', () => {
  for (const [name, path] of [
    ['the way in', () => '/acceso'],
    ['home', () => '/inicio'],
    ['contracts', () => '/contratos'],
    ['a contract', (contract: string) => `/ver-contratos?contract=${contract}`],
    ['a contract of gas', (_: string, gas: string) => `/ver-contratos-gas?contract=${gas}`],
    ['invoices', () => '/facturas'],
    ['the invoices of a contract', (contract: string) => `/contratos/${contract}/facturas`],
    ['a bill', () => '/facturas'],
    [
      'a day',
      (contract: string) =>
        consumptionOf({ name: contract }, { view: 'hourly', start: '2026-11-20', end: '2026-11-20' }),
    ],
    ['the year', (contract: string) => consumptionOf({ name: contract }, { view: 'year' })],
    ['consumption', (contract: string) => consumptionOf({ name: contract })],
    ['requests', () => '/solicitudes'],
    ['the power', (contract: string) => changeOf('powChange', { name: contract })],
    ['the account', (contract: string) => changeOf('ibanChange', { name: contract })],
    ['the notification address', (contract: string) => changeOf('notifAddrChange', { name: contract })],
    ['which contract', () => changeOf('ibanChange')],
    ['a request', (contract: string) => changeOf('ibanChange', { name: contract })],
    ['the profile', () => '/perfil'],
    ['the password', () => '/cambio-de-clave'],
    ['a page that is not there', () => '/no-existe'],
  ] as const) {
    test(name, async ({ page, signedIn }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      if (name !== 'the way in') {
        const { contracts } = await signedIn({
          language: 'ca',
          contracts: [flat({ curves, invoices: monthlyBills('2025-09-05', 15) }), gasFlat({ debt: '12.00' })],
        })
        await page.goto(path(contracts[0]?.name ?? '', contracts[1]?.name ?? ''))
        await leadOn[name]?.(page)
      } else await page.goto(path())
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      for (const brand of brands) {
        await paint(page, brand)
        await expectRule(page, 'color-contrast')
      }
    })
  }
})

test('procedures with letters of twice the size, on a phone [r.large-letters]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: [flat(), flat()] })
  const [contract] = contracts
  for (const change of ['powChange', 'ibanChange', 'notifAddrChange'] as const) {
    await page.goto(changeOf(change, contract))
    await next(page).waitFor()
    await withTwiceTheLetters(page)
    await expectFits(page)
    await next(page).click()
    await expectFits(page)
  }
  await fillPower(page, contract)
  await withTwiceTheLetters(page)
  await expectFits(page)
  await send(page).click()
  await referenceOn(page)
  await page.getByLabel('Código').waitFor()
  await expectFits(page)
})

test('what a finger has to hit is large enough, in each step', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: [flat(), flat()] })
  await page.goto(changeOf('powChange', contracts[0]))
  await page.getByLabel('Potencia en P1').fill('5,7')
  await expectRule(page, 'target-size')
  await page.getByLabel('Potencia en P2').fill('5,7')
  await next(page).click()
  await expectRule(page, 'target-size')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expectRule(page, 'target-size')
  await send(page).click()
  await page.getByLabel('Código').waitFor()
  await expectRule(page, 'target-size')
})

test('in colours that the system forces, and without motion', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(changeOf('powChange', contracts[0]))
  await page.getByLabel('Potencia en P1').fill('5,7')
  await page.getByLabel('Potencia en P2').fill('5,7')
  await next(page).click()
  // The step that is done has a tick, which is drawn with the colour of letters.
  const done = page.getByRole('listitem').filter({ hasText: '(hecho)' })
  await expect(done.locator('svg')).toBeVisible()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await send(page).click()
  await expect(page.getByText('Falta la firma.')).toBeVisible()
  const current = page.locator('[aria-current=step] .request-mark')
  await expect(current).toBeVisible()
  expect(await current.evaluate((mark) => getComputedStyle(mark).borderStyle)).toBe('solid')
  await expectAccessible(page)
  await page.goto('/no-existe')
  await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
  // Drawn pictures would be blocks of one colour.
  await expect(page.locator('.picture')).toBeHidden()
})
