// What a contract that follows the market sees of its prices: beside its hours, and of today and tomorrow.
import type { Day } from '@endoll/domain/time/day.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { withImportFolder, type MarketAsked } from './import-files.ts'
import type { Office } from './office.ts'
import { flat, productCode } from './scenarios.ts'
import { consumptionOf, expectFits } from './words.ts'

const product = 'Luz de cada hora'
const home = flat({ product, curves: [{ from: '2026-11-01', to: '2026-11-21' }] })
const code = productCode(home)

/** The prices of the market of some days, and the formula of the product: 120 % of it, 0.12, 0.05 and 0.02 on top. */
async function bringPrices(office: Pick<Office, 'importFolder'>, market: readonly MarketAsked[]) {
  const nothing = { customers: [], contracts: [], invoices: [], pendingStates: [], readings: [] }
  const row = { product_code: code, start_day: '2025-01-01' }
  await withImportFolder(
    {
      ...nothing,
      products: [{ code, kind: 'electricity', name: product, price_kind: 'indexed' }],
      productPrices: [
        { ...row, concept: 'market', tariff_period: '', price: '120', unit: '%' },
        ...['0.12', '0.05', '0.02'].map((price, index) => ({
          ...row,
          concept: 'market_addition',
          tariff_period: String(index + 1),
          price,
          unit: 'EUR/kWh',
        })),
      ],
      market,
    },
    (folder) => office.importFolder(folder),
  )
}

/** 0, 10, 20 … EUR/MWh, hour by hour. */
function rising(day: Day): MarketAsked {
  return { day, eurosAMwh: (hour) => hour * 10 }
}

test('the hours of a day stand with their prices and costs [r.market-hours]', async ({
  page,
  signedIn,
  office,
}) => {
  const { contracts } = await signedIn({ contracts: [home] })
  await bringPrices(office, [rising('2026-11-16')])
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-11-16', end: '2026-11-16' }))
  const prices = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Precio de cada hora de este día' }),
  })
  await expect(prices.getByText('Las horas más baratas: de 00:00 a 06:00.')).toBeVisible()
  await expect(page.getByText(/los euros son el coste de la energía al precio de cada hora/)).toBeVisible()
  await page.getByText('Ver los datos en una tabla').click()
  // Monday from 10 to 11, P1: (1.2 × 0.1 + 0.12) × 1.2718636 = 0.3052; 0.2 kWh cost 0.061.
  const ten = page.getByRole('table').getByRole('row').filter({ hasText: '10:00' }).last()
  await expect(ten).toContainText('0,3052')
  await expect(ten).toContainText('0,06')
  await expectAccessible(page)
})

test('tomorrow’s prices are announced, and stand there once they are in', async ({
  page,
  signedIn,
  office,
}) => {
  const { contracts } = await signedIn({ contracts: [home] })
  await bringPrices(office, [rising('2026-11-21')])
  const address = consumptionOf(contracts[0], { view: 'daily' })
  await page.goto(address)
  const prices = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Precio de cada hora, hoy y mañana' }),
  })
  await expect(prices.getByText('Las horas más baratas: de 00:00 a 06:00.')).toBeVisible()
  await prices.getByText('Mañana', { exact: true }).click()
  await expect(prices.getByText(/Los precios de mañana todavía no están/)).toBeVisible()
  await expectAccessible(page)
  await bringPrices(office, [{ day: '2026-11-22', eurosAMwh: (hour) => (hour === 14 ? -50 : 100) }])
  await page.reload()
  await prices.getByText('Mañana', { exact: true }).click()
  await expect(prices.getByText(/Las horas más baratas: .*14:00/)).toBeVisible()
  await expect(prices.getByText(/En las horas con precio negativo/)).toBeVisible()
  await expectAccessible(page)
})

for (const [language, address, day, both] of [
  ['es', '/ver-contratos', 'Precio de cada hora de este día', 'Precio de cada hora, hoy y mañana'],
  ['ca', '/veure-contractes', 'Preu de cada hora d’aquest dia', 'Preu de cada hora, avui i demà'],
  ['en', '/view-contracts', 'Price of each hour of this day', 'Price of each hour, today and tomorrow'],
] as const) {
  test(`on a phone, in ${language}`, async ({ page, signedIn, office }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ language, contracts: [home] })
    await bringPrices(office, [rising('2026-11-16'), rising('2026-11-21')])
    const query = new URLSearchParams({
      function: 'consumption',
      contract: contracts[0]?.name ?? '',
      view: 'hourly',
      start: '2026-11-16',
      end: '2026-11-16',
      lang: language,
    })
    await page.goto(`${address}?${query}`)
    await expect(page.getByRole('heading', { name: day })).toBeVisible()
    await expect(page.getByRole('heading', { name: both })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })
}
