// The year of the demo's customers: a house with panels and a battery, a bakery with six powers, a flat.
import type { Locator, Page } from '@playwright/test'
import { demoCustomers } from '../server/src/demo/customers.ts'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './demo-office.ts'
import { expect, openSession } from './fixtures.ts'
import { consumptionOf, expectFits } from './words.ts'
import { section, sheetOf, yearOf } from './year-page.ts'

// The demo is brought in once: one worker runs the whole file.
test.describe.configure({ mode: 'default' })

const house = { customer: 'marc', name: '100201' }
const bakery = { customer: 'obrador', name: '100401' }

async function openYear(page: Page, { customer, name }: typeof house) {
  const found = demoCustomers.find(({ code }) => code === customer)
  if (!found) throw new Error(`the demo has no customer ${customer}`)
  await openSession(page, found)
  await page.goto(`${yearOf({ name })}&lang=es`)
  await expect(section(page, 'Un día cualquiera')).toBeVisible()
}
async function fact(within: Locator, term: string): Promise<number> {
  const value = await within
    .getByRole('definition')
    .nth(
      await within
        .getByRole('term')
        .evaluateAll((terms, wanted) => terms.findIndex((one) => one.textContent === wanted), term),
    )
    .textContent()
  return Math.round(
    Number(
      (value ?? '')
        .replaceAll('.', '')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    ) * 100,
  )
}
function centsOf(text: string | undefined) {
  return Math.round(
    Number(
      (text ?? '')
        .replaceAll('.', '')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    ) * 100,
  )
}

test('a house with panels: what went out, what the bills gave back, what the cap held, what went to the battery [r.year-surplus]', async ({
  page,
}) => {
  await openYear(page, house)
  const surplus = section(page, 'Excedentes y autoconsumo')
  await expect(
    surplus.getByText(
      /^Del .+ según las facturas, se vertieron [\d.]+\skWh y llegaron de la red [\d.]+\skWh; devolvieron [\d.,]+\s€, antes de impuestos\.$/,
    ),
  ).toBeVisible()
  const [value, compensated, held, battery] = [
    await fact(surplus, 'Valor de los excedentes'),
    await fact(surplus, 'Compensado en las facturas'),
    await fact(surplus, 'Por encima del tope'),
    await fact(surplus, 'A la batería virtual'),
  ]
  expect(held).toBeGreaterThan(0)
  expect(compensated + held).toBe(value)
  expect(battery).toBe(held)
  await expect(surplus.getByText(/Se alcanzó en \d+ facturas/)).toBeVisible()
  await expect(surplus.getByText(/guarda euros y no energía/)).toBeVisible()
  await expect(
    surplus.getByRole('img', {
      name: /^01\/10\/2026 – 31\/10\/2026, De la red [\d,]+\skWh, Excedentes [\d,]+\skWh/,
    }),
  ).toBeAttached()

  const [, ...rows] = await sheetOf(surplus)
  expect(rows.reduce((sum, cells) => sum + centsOf(cells[3]), 0)).toBe(value)
  expect(rows.reduce((sum, cells) => sum + centsOf(cells[4]), 0)).toBe(compensated)
  for (const cells of rows) {
    if (cells.at(-1) === 'tope alcanzado') expect(centsOf(cells[4])).toBeLessThan(centsOf(cells[3]))
  }
  await expectAccessible(page)
})

test('the map in euros is energy only, its days add up to it, and each hour is spoken with its price [r.year-hours]', async ({
  page,
}) => {
  await openYear(page, house)
  const hours = section(page, 'Hora a hora')
  await page.getByRole('radio', { name: '€' }).check()
  await expect(page).toHaveURL(/unit=cost/)
  await expect(hours.getByText(/Los euros son solo de la energía/)).toBeVisible()
  const map = hours.getByRole('slider')
  await map.focus()
  await page.keyboard.press('Home')
  await expect(map).toHaveAttribute(
    'aria-valuetext',
    /^Sábado, 22 nov\.?, 00:00–01:00: 0,\d\d\s€ · [\d,]+\skWh, Valle/,
  )
  await expectAccessible(page)
  const [head, ...rows] = await sheetOf(hours)
  expect(head).toEqual(['Día', 'Energía (kWh)', 'Coste (€)', 'Hora de más consumo', 'Notas'])
  expect(rows).toHaveLength(365)
  const total =
    (await hours
      .getByText(/^22\/11\/2025 – 21\/11\/2026/)
      .locator('..')
      .textContent()) ?? ''
  const days = rows.reduce((sum, cells) => sum + centsOf(cells[2]), 0)
  // Each day is rounded by itself: half a cent at most.
  expect(Math.abs(days - centsOf(/[\d.]+,\d\d\s€/.exec(total)?.[0]))).toBeLessThan(365 / 2)
})

test('a bakery: six powers, each with what was demanded against what is contracted; no surplus [r.year-demand]', async ({
  page,
}) => {
  await openYear(page, bakery)
  await expect(page.getByText(/en el periodo más barato \(P6\)\./)).toBeVisible()
  await expect(section(page, 'Excedentes y autoconsumo')).toHaveCount(0)
  const demand = section(page, 'Potencia máxima y contratada')
  await expect(
    demand.getByText(/pasó de la contratada en \d+ facturas: como mucho, [\d,]+\skW en P1\./),
  ).toBeVisible()
  await expect(demand.getByRole('heading', { level: 3 })).toHaveText(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
  const above = demand.getByRole('img', { name: /máxima [\d,]+\skW, contratada 20\skW, por encima$/ })
  expect(await above.count()).toBeGreaterThan(0)
  await above.first().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  const [head, ...rows] = await sheetOf(demand)
  expect(head?.slice(0, 3)).toEqual(['Periodo', 'P1 · máxima', 'P1 · contratada'])
  expect(rows.filter((cells) => cells[1]?.endsWith('▲')).length).toBe(await above.count())
  await expectAccessible(page)
  await demand.getByRole('link', { name: 'Ver la potencia que conviene' }).click()
  await expect(page).toHaveURL(/\/ver-contratos\?contract=100401#contract-optimal$/)
})

test('the bills of the year agree with its curve, and lead to their pages [r.year-bills]', async ({
  page,
}) => {
  await openYear(page, bakery)
  await page.getByRole('radio', { name: 'Por facturas' }).check()
  // The address keeps how the year is divided.
  await expect(page).toHaveURL(/axis=bills/)
  await page.reload()
  const bills = section(page, 'Factura a factura')
  await expect(bills.getByText(/La curva y las facturas coinciden\./)).toBeVisible()
  await expect(bills.getByRole('button', { name: /lectura estimada/ }).first()).toBeVisible()
  await expectAccessible(page)
  await bills.getByRole('button', { name: /^01\/10\/2026/ }).press('Enter')
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
})

test('the bill that is being made: in a sentence, in a picture with its range, and what that rests on [c2.detail-consumption] [r.bill-so-far-card]', async ({
  page,
}) => {
  const found = demoCustomers.find(({ code }) => code === house.customer)
  if (!found) throw new Error('the demo has no such customer')
  await openSession(page, found)
  await page.goto(`${consumptionOf(house)}&lang=es`)
  const card = section(page, 'La factura en curso')
  await expect(
    card.getByText(/^Desde el 1 de noviembre van \d+\skWh y [\d,]+\s€; la factura será de unos [\d,]+\s€\.$/),
  ).toBeVisible()
  await expect(
    card.getByRole('img', {
      name: /^Hasta ahora [\d,]+\s€; total previsto [\d,]+\s€, entre [\d,]+\s€ y [\d,]+\s€/,
    }),
  ).toBeVisible()
  await card.getByText('En qué se basa').click()
  await expect(card.getByText(/los mismos días del año anterior/)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/ver-contratos?contract=100201&lang=es')
  await expect(card.getByText(/^Desde el 1 de noviembre van/)).toBeVisible()
  const month = section(page, 'Consumo de este mes')
  await expect(month.getByText(/^En lo que va de noviembre el consumo es de 161\skWh/)).toBeVisible()
  await expect(month.getByRole('button', { name: /\b3 nov.*: 10(,1)?\skWh/ })).toBeVisible()
  await month.getByRole('link', { name: 'Ver el año' }).click()
  await expect(page).toHaveURL(/function=consumption&contract=100201&view=year$/)
  await expect(section(page, 'Hora a hora')).toBeVisible()
})

test('on paper: two pictures a sheet, lines and not pixels, and all that the screen says [r.year-paper]', async ({
  page,
}) => {
  await openYear(page, house)
  await expect(section(page, 'Potencia máxima y contratada')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.pdf({ format: 'A4' })
  const { pages, text } = await readPdf(printed)
  expect(pages).toBeLessThanOrEqual(3)
  const said = text.join(' ')
  for (const title of ['Hora a hora', 'Mes a mes', 'Un día cualquiera', 'Excedentes', 'Potencia máxima']) {
    expect(said).toContain(title)
  }
  expect(said).not.toContain('Descargar la curva')
  expect(printed.includes('/Subtype /Image')).toBe(false)
})

test('a house with panels: what a battery at home or another price would have brought [r.sun-what-if]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const marc = demoCustomers.find(({ code }) => code === house.customer)
  if (!marc) throw new Error('the demo has no marc')
  await openSession(page, marc)
  await page.goto(`/ver-contratos?function=consumption&contract=${house.name}&view=sun&lang=es`)
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: '¿Y si…?' }) })
  await expect(
    section.getByText(
      /^Del 01\/11\/2025 al 31\/10\/2026, .* con su batería virtual, .* [\d.]+,\d\d\s€ sin servicios\./,
    ),
  ).toBeVisible()
  const batteries = section.getByRole('table', { name: 'Con una batería en casa' })
  await expect(batteries.getByText('5 kWh, hasta 2,5 kW')).toBeVisible()
  await expect(batteries.getByText(/^\d+,\d años$/)).toHaveCount(2)
  const prices = section.getByRole('table', { name: 'Con otro precio de los excedentes' })
  await expect(prices.getByText('0,07 €, el suyo')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
})

for (const contract of [house, bakery]) {
  test(`the year of ${contract.customer} on a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openYear(page, contract)
    await expect(section(page, 'Potencia máxima y contratada')).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })
}
