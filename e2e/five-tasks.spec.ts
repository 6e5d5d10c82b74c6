// What people come for, counted in presses and window heights on a phone, from the home on. Before and after stand in
// docs/visual-grammar.md.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { monthlyBills } from './bills.ts'
import { deliver, homePrices } from './contract-page.ts'
import { expect, test } from './fixtures.ts'
import { codeFor, next, referenceOn, send } from './requests-page.ts'
import { flat } from './scenarios.ts'
import { heading, tabTo } from './words.ts'

const curves = [{ from: '2025-10-01', to: '2026-11-21' }] as const
const asked = { contracts: [flat({ curves, powers: [9.2, 9.2], invoices: monthlyBills('2025-03-05', 21) })] }

test.use({ viewport: { width: 390, height: 844 } })

/** Counts presses, and how many windows below the top the answer stands. */
function counted(page: Page) {
  let presses = 0
  const expectPresses = (most: number) => expect(presses, 'presses').toBeLessThanOrEqual(most)
  return {
    expectPresses,
    press: async (thing: Locator) => {
      presses += 1
      await thing.click()
    },
    expectAtMost: async (most: number, answer: Locator, windows: number) => {
      await expect(answer).toBeVisible()
      expectPresses(most)
      const heights = async () => {
        const box = await answer.boundingBox()
        return ((await page.evaluate(() => scrollY)) + (box?.y ?? Infinity)) / 844
      }
      // Where it stands once the page has come to rest.
      await expect.poll(heights, 'window heights').toBeLessThanOrEqual(windows)
    },
  }
}

function places(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Lugares' })
}

test('why is my bill higher: the home says it, one press leads to its parts [r.five-tasks]', async ({
  page,
  signedIn,
}) => {
  await signedIn(asked)
  await page.goto('/inicio')
  const { press, expectAtMost } = counted(page)
  const why = page.getByText(/que la anterior|lo mismo que/).first()
  await expectAtMost(0, why, 1)
  await press(page.getByRole('link', { name: /^Ver la factura: / }))
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
  await expectAtMost(
    2,
    page
      .getByRole('main')
      .getByText(/que la anterior|lo mismo que/)
      .first(),
    1,
  )
  await expectAccessible(page)
})

test('last year’s bills: two presses [r.five-tasks]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn(asked)
  await page.goto('/inicio')
  const { press, expectAtMost } = counted(page)
  await press(places(page).getByRole('link', { name: 'Facturas' }))
  await press(page.getByRole('group', { name: 'Qué facturas' }).getByText('2025'))
  const first = contracts[0]?.invoices.filter(({ day }) => day.startsWith('2025')).at(-1)
  await expectAtMost(3, page.getByRole('rowheader', { name: first?.number ?? '' }), 1)
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await expectAccessible(page)
})

test('what did yesterday and this week cost: a press for one, two for the other, in euros [r.five-tasks]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves, product: 'Luz de ayer' })] })
  if (contracts[0]) await deliver(office, { 'product-prices.csv': homePrices(contracts[0]) })
  await page.goto('/inicio')
  const { press, expectAtMost } = counted(page)
  await press(page.getByRole('link', { name: 'Consumo de ayer' }))
  await expect(page).toHaveURL(/view=hourly&start=2026-11-20&end=2026-11-20/)
  await expectAtMost(1, page.getByText(/La energía costó 0,87\s€, impuestos incluidos\./), 1)
  await press(page.getByRole('link', { name: 'Esta semana' }))
  await expect(page).toHaveURL(/view=daily&start=2026-11-16&end=2026-11-22/)
  await expectAtMost(2, page.getByText(/La energía cuesta hasta ahora 4,\d\d\s€, impuestos incluidos\./), 1)
})

test('is my power too high: one press to the advice [r.five-tasks]', async ({ page, signedIn }) => {
  const measured = { demandKw: ['3', '2.5'] }
  const prices = { product: 'Luz con potencia', powerPrices: ['0.1', '0.01'] }
  await signedIn({ contracts: [flat({ ...prices, invoices: monthlyBills('2025-12-05', 12, measured) })] })
  await page.goto('/inicio')
  const { press, expectPresses } = counted(page)
  await press(page.getByRole('link', { name: '¿Sobra potencia?' }))
  await expect(page).toHaveURL(/contract=\d+/)
  const advice = page.getByRole('region', { name: 'Qué potencia conviene' })
  await expect(advice.getByText(/se habrían pagado/)).toBeInViewport({ ratio: 1 })
  expectPresses(2)
})

test('a new account is asked for with five presses, and signed with the sixth [r.five-tasks]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email } = await signedIn(asked)
  await page.goto('/inicio')
  const { press, expectAtMost } = counted(page)
  await press(page.getByRole('link', { name: 'Cambiar la cuenta bancaria' }))
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await press(page.getByLabel('Quien paga las facturas es titular de esta cuenta'))
  await press(next(page))
  await press(send(page))
  await referenceOn(page)
  const code = page.getByLabel('Código')
  await code.waitFor()
  await code.fill(await codeFor(office, email))
  await press(page.getByRole('button', { name: 'Firmar', exact: true }))
  await expectAtMost(6, page.getByText('Está enviada; falta la respuesta.'), 1)
})

test('a new account: the first question is one press away, with the keyboard too', async ({
  page,
  signedIn,
}) => {
  await signedIn(asked)
  await page.goto('/inicio')
  await expect(heading(page, /^Hola/)).toBeVisible()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Cambiar la cuenta bancaria' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/function=ibanChange/)
  await expect(heading(page, 'Cambiar la cuenta bancaria')).toBeFocused()
})

test('one of many contracts is typed, not looked for in a list', async ({ page, signedIn }) => {
  const cities = ['Vic', 'Reus', 'Lleida', 'Mataró', 'Manresa']
  const { contracts } = await signedIn({
    contracts: Array.from({ length: 12 }, (_, place) => flat({ city: cities[place % cities.length] ?? '' })),
  })
  await page.goto('/ver-contratos?function=ibanChange')
  const field = page.getByRole('combobox', { name: '¿En qué contrato?' })
  await expect(field).toBeVisible()
  await expectAccessible(page)
  await field.fill('vic')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(3)
  await expect(options.first()).toContainText('Piso de Vic')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field.fill('vi')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Siguiente' })
    .or(page.getByRole('button', { name: 'Continuar' }))
    .click()
  const names = contracts.filter(({ city }) => city === 'Vic').map(({ name }) => name)
  await expect(page).toHaveURL(new RegExp(`contract=(${names.join('|')})`))
})

test('back leads to the place in the list', async ({ page, signedIn }) => {
  await signedIn(asked)
  await page.goto('/facturas')
  const last = page.getByRole('rowheader').nth(11)
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 200))
  const before = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60)
})
