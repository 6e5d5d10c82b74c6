// Where the page of consumption is: it shows what a press leads to before the address says so.
import { expect, test } from './fixtures.ts'
import { flat, type CurveAsked } from './scenarios.ts'
import { consumptionOf } from './words.ts'

const readings: CurveAsked = { from: '2026-07-01', to: '2026-11-21', importWh: () => 100 }

test('whoever goes on at once is not brought back [r.place-ahead]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [readings] })] })
  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2026-11-01', end: '2026-11-30' }))
  const last = page.getByLabel('Hasta')
  await page.getByLabel('Desde').fill('1/10/2026')
  await last.fill('15/10/2026')
  await expect(page).toHaveURL(/start=2026-10-01&end=2026-11-30/)
  // Both before the next frame, after which the address would have got the days that were typed.
  await last.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    document.querySelector<HTMLAnchorElement>('.consumption-steps a')?.click()
  })
  // The link stood for the two months before those that began with the first day typed.
  const before = /start=2026-08-01&end=2026-09-30/
  await expect(page).toHaveURL(before)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(before)
  await expect(page.getByLabel('Desde')).toHaveValue('01/08/2026')
})

test('back and forward lead through the places, one after the other', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [readings] })] })
  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2026-11-01', end: '2026-11-30' }))
  const shown = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(shown).toHaveText('Noviembre de 2026')
  await page.getByRole('tab', { name: 'Por meses' }).click()
  await expect(page).toHaveURL(/view=monthly/)
  await expect(shown).toHaveText('Noviembre de 2025 – noviembre de 2026')
  await page.getByRole('tab', { name: 'Por horas' }).click()
  await expect(page).toHaveURL(/view=hourly/)
  await page.goBack()
  await expect(shown).toHaveText('Noviembre de 2025 – noviembre de 2026')
  await expect(page.getByRole('tab', { name: 'Por meses' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(shown).toHaveText('Noviembre de 2026')
  await expect(page.getByRole('tab', { name: 'Por días' })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(shown).toHaveText('Noviembre de 2025 – noviembre de 2026')
})
