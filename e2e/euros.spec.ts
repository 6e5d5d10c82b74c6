// What hours, days and months cost, on a phone that is touched: what a finger reads, and what it opens.
import type { Locator, Page } from '@playwright/test'
import type { Language } from '@endoll/api/language.ts'
import { expectAccessible } from './accessible.ts'
import { deliver, homePrices } from './contract-page.ts'
import { expect, test as signedOut } from './fixtures.ts'
import { flat, type Customer } from './scenarios.ts'
import { consumptionOf, expectFits } from './words.ts'

signedOut.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** 200 Wh in every hour of two months, at the prices of `homePrices`. */
const asked = flat({
  product: 'Luz con euros',
  curves: [{ from: '2026-09-01', to: '2026-11-21', importWh: () => 200 }],
})

const test = signedOut.extend<{
  readonly home: (language?: Language) => Promise<Customer['contracts'][number]>
}>({
  home: async ({ office, signedIn }, provide) => {
    await provide(async (language) => {
      const { contracts } = await signedIn({ contracts: [asked], ...(language && { language }) })
      const [contract] = contracts
      if (!contract) throw new Error('no contract was made')
      await deliver(office, { 'product-prices.csv': homePrices(contract) })
      return contract
    })
  },
})

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${String(thing)} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box }
}

/** A finger put down, moved and lifted, as the browser gets it from a screen. */
async function drag(page: Page, points: readonly { readonly x: number; readonly y: number }[]) {
  const devtools = await page.context().newCDPSession(page)
  for (const [index, point] of points.entries()) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('yesterday and this week are one tap away, in euros with their taxes [r.energy-in-euros]', async ({
  page,
  home,
}) => {
  await page.goto(consumptionOf(await home()))
  await page.getByRole('link', { name: 'Ayer' }).tap()
  await expect(page).toHaveURL(/view=hourly&start=2026-11-20&end=2026-11-20/)
  // Friday: 1.6 kWh in each period, 1.6 × (0.205753 + 0.129267 + 0.0918) × 1.0511269632 × 1.21.
  await expect(page.getByText(/La energía costó 0,87\s€, impuestos incluidos\./)).toBeVisible()
  const prices = page.getByRole('listitem').filter({ hasText: 'Punta' }).filter({ hasText: '€/kWh' })
  await expect(prices).toContainText(/0,2617\s€\/kWh/)
  await expect(prices).toContainText('de 10 a 14 h y de 18 a 22 h')
  await expectFits(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Esta semana' }).tap()
  await expect(page).toHaveURL(/view=daily&start=2026-11-16&end=2026-11-22/)
  // Five working days.
  await expect(page.getByText(/La energía cuesta hasta ahora 4,34\s€, impuestos incluidos\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Viernes, 20 nov\.?: 4,8\skWh.*0,87\s€/ })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('the days of a month are a calendar to touch: the first tap reads, the second opens [r.charts-by-touch]', async ({
  page,
  home,
}) => {
  await page.goto(consumptionOf(await home()))
  const friday = page.getByRole('button', { name: /^Viernes, 20 nov\.?: 4,8\skWh/ })
  const { box } = await middleOf(friday)
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  await expect(friday).toHaveAttribute('tabindex', '0')
  await friday.tap()
  await expect(page.getByText(/^4,8\skWh · 0,87\s€$/)).toBeVisible()
  await expect(page).not.toHaveURL(/hourly/)
  await page.getByRole('radio', { name: '€' }).check()
  await expect(page).toHaveURL(/unit=cost/)
  await page.reload()
  await friday.tap()
  await expect(page.getByText(/^0,87\s€ · 4,8\skWh$/)).toBeVisible()
  await expectAccessible(page)
  await friday.tap()
  await expect(page).toHaveURL(/view=hourly&start=2026-11-20&end=2026-11-20.*unit=cost/)
})

test('by keyboard the calendar is walked by days and weeks, and opens with Enter', async ({ page, home }) => {
  await page.goto(consumptionOf(await home()))
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await day('Viernes, 20').focus()
  await page.keyboard.press('ArrowUp')
  await expect(day('Viernes, 13')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(day('Jueves, 12')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=hourly&start=2026-11-12/)
})

test('months have room for a finger and their names; more of them are moved along, newest first [r.charts-by-touch]', async ({
  page,
  home,
}) => {
  const contract = await home()
  await page.goto(consumptionOf(contract, { view: 'monthly' }))
  const october = page.getByRole('button', { name: /^Octubre de 2026: 149\skWh/ })
  expect((await middleOf(october.locator('.bar-ground'))).box.width).toBeGreaterThanOrEqual(24)
  await expect(page.locator('.chart-axis').getByText('O', { exact: true })).toBeVisible()
  await expect(page.locator('.chart-axis').getByText('kWh')).toBeVisible()
  await october.tap()
  await expect(page).not.toHaveURL(/daily/)
  await expect(page.getByText(/^149\skWh · [\d,]+\s€$/)).toBeVisible()
  await page.goto(consumptionOf(contract, { view: 'monthly', start: '2024-01-01', end: '2026-12-31' }))
  expect((await middleOf(october.locator('.bar-ground'))).box.width).toBeGreaterThanOrEqual(24)
  await page.locator('.chart-plot').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Diciembre de 2026/ })).toBeInViewport()
  await expect(page.locator('.chart-axis').getByText('kWh')).toBeInViewport()
  await page.locator('.chart-scroller').evaluate((scroller) => scroller.scrollTo({ left: 200 }))
  await expect(page.locator('.chart-axis').getByText('kWh')).toBeInViewport()
  await expectFits(page)
  await expectAccessible(page)
  await october.tap()
  await october.tap()
  await expect(page).toHaveURL(/view=daily&start=2026-10-01&end=2026-10-31/)
})

test('the map of a month reads where the finger is, keeps it, and a second tap opens the day [r.charts-by-touch]', async ({
  page,
  home,
}) => {
  await page.goto(consumptionOf(await home(), { view: 'hourly', start: '2026-10-01', end: '2026-10-31' }))
  const map = page.getByRole('slider')
  await expect(map).toHaveCount(1)
  // The line of a month is the map on a phone.
  await expect(page.getByRole('heading', { name: 'A qué horas se consume' })).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(map)
  await drag(page, [
    { x: x - 60, y },
    { x: x - 30, y },
    { x, y },
  ])
  await expect(map).toHaveAttribute('aria-valuetext', /1[4-7] oct\.?, 1\d:00–1\d:00: 0,2\skWh/)
  const read = await map.getAttribute('aria-valuetext')
  // What the browser's own slider does with the finger changes nothing, nor does lifting it.
  await page.waitForTimeout(800)
  await expect(map).toHaveAttribute('aria-valuetext', read ?? '')
  await expect(page).toHaveURL(/end=2026-10-31/)
  await page.touchscreen.tap(x, y)
  await expect(page).toHaveURL(/view=hourly&start=2026-10-1[4-7]&end=2026-10-1[4-7]/)
})

test('the hours of a day are read along a finger; in forced colours every bar is still there', async ({
  page,
  home,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(consumptionOf(await home(), { view: 'hourly', start: '2026-11-20', end: '2026-11-20' }))
  const hours = page.getByRole('slider')
  await hours.focus()
  await expect(hours).toHaveAttribute('aria-valuetext', /^23:00–24:00: 0,2\skWh, Llano.*0,03\s€$/)
  await hours.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(hours)
  await page.touchscreen.tap(x, y)
  await expect(hours).toHaveAttribute('aria-valuetext', /^1[0-3]:00–1[1-4]:00: 0,2\skWh, Punta/)
  await expect(page).toHaveURL(/start=2026-11-20/)
  await expectAccessible(page)
})

for (const [language, address, week, said] of [
  ['ca', '/veure-contractes', 'Aquesta setmana', /L’energia costa fins ara 4,34\s€, impostos inclosos\./],
  ['en', '/view-contracts', 'This week', /The energy costs €4\.34 so far, taxes included\./],
] as const) {
  test(`what a week costs in ${language}`, async ({ page, home }) => {
    const { name } = await home(language)
    const query = new URLSearchParams({
      function: 'consumption',
      contract: name,
      unit: 'cost',
      lang: language,
    })
    await page.goto(`${address}?${query}`)
    await page.getByRole('link', { name: week }).tap()
    await expect(page.getByText(said)).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })
}
