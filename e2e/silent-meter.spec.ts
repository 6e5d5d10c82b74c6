// A meter of which no hours come: the home says it, and one press has the distributor asked.
import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { deliverTopics } from './cases-page.ts'
import { deliver, homePrices } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits } from './words.ts'

const words = [
  [
    'es',
    '/inicio',
    'No llegan horas del contador',
    'Preguntar a la distribuidora',
    /^Ver el caso/,
    /será de entre \d+,\d\d\s€ y \d+,\d\d\s€/,
  ],
  [
    'ca',
    '/inici',
    'No arriben hores del comptador',
    'Preguntar a la distribuïdora',
    /^Veure el cas/,
    /serà d’entre \d+,\d\d\s€ i \d+,\d\d\s€/,
  ],
  [
    'en',
    '/home',
    'No hours of the meter come',
    'Ask the distributor',
    /^See case/,
    /will be between €[\d.]+ and €[\d.]+/,
  ],
] as const

for (const [language, path, title, ask, see, range] of words) {
  test(`one press from the home has the distributor asked, in ${language} [POST contracts/{contract}/silent_meter/] [r.silent-meter]`, async ({
    page,
    office,
    signedIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({
      contracts: [
        flat({
          curves: [{ from: '2026-08-01', to: '2026-11-05' }],
          invoices: monthlyBills('2026-09-05', 3),
          product: 'Luz que calla',
        }),
      ],
    })
    await deliver(office, { 'product-prices.csv': homePrices(contracts[0]!) })
    await deliverTopics(office)
    await page.goto(`${path}?lang=${language}`)
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText(range)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('button', { name: ask }).click()
    await expect(page.getByRole('link', { name: see })).toBeVisible()
    await expect(page.getByRole('button', { name: ask })).toHaveCount(0)
    await expectAccessible(page)
    // It stays so, and the case has contract and days.
    await page.reload()
    await expect(page.getByRole('button', { name: ask })).toHaveCount(0)
    await page.getByRole('link', { name: see }).click()
    await expect(page.getByText(contracts[0]!.name).first()).toBeVisible()
    await expect(
      page.getByText(/ 4 de noviembre de 2026| 4 de novembre del 2026|4 November 2026/).first(),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
