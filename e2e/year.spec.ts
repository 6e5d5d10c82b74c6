// The year in pictures and the bill that is being made, each state with a customer of its own.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import type { WhOf } from './import-files.ts'
import { flat, gasFlat } from './scenarios.ts'
import { consumptionOf, expectFits } from './words.ts'
import { fifthLess, section, sheetOf, yearLink, yearOf } from './year-page.ts'

/** 100 Wh for the first hour of a day, 200 for the second, and so on. */
const rising: WhOf = (_, hour) => (hour + 1) * 100
function map(page: Page): Locator {
  return section(page, 'Hora a hora').getByRole('slider')
}

test('the year in one sentence, and from its tab to the days of a month and back [r.year-answer]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0]))
  await page.getByRole('tab', { name: 'Año' }).click()
  await expect(page).toHaveURL(/view=year&start=2025-11-22&end=2026-11-21/)
  await expect(
    page.getByText(
      /^En los últimos doce meses el consumo medido fue de 1\.747\skWh, un 20\s% menos que en los doce anteriores; el \d\d\s%, en horas valle\./,
    ),
  ).toBeVisible()
  await expect(section(page, 'Un día cualquiera')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  const october = section(page, 'Mes a mes').getByRole('button', { name: /^Octubre de 2026: 149\skWh/ })
  await october.press('Enter')
  await expect(page).toHaveURL(/view=daily&start=2026-10-01&end=2026-10-31/)
  await page.goBack()
  await section(page, 'Hora a hora').getByRole('link', { name: 'mar: ver los días de marzo de 2026' }).click()
  await expect(page).toHaveURL(/view=daily&start=2026-03-01&end=2026-03-31/)
})

test('a calendar year is compared with the one before; the years that have readings are offered [r.year-answer]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(yearOf(contracts[0]))
  const years = page.getByRole('navigation', { name: 'Año que se muestra' })
  await expect(years.getByRole('link')).toHaveText(['Últimos doce meses', '2026', '2025', '2024'])
  await years.getByRole('link', { name: '2025' }).click()
  await expect(page).toHaveURL(/start=2025-01-01&end=2025-12-31/)
  await expect(page.getByText(/^En 2025 el consumo medido fue de 2\.142\skWh; el /)).toBeVisible()
  await expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'true')
  await expect(section(page, 'Mes a mes').getByRole('button')).toHaveCount(12)
  await years.getByRole('link', { name: '2026' }).click()
  await expect(
    page.getByText(/^En lo que va de 2026 el consumo medido es de 1\.5\d\d\skWh, un \d\d\s% menos que/),
  ).toBeVisible()
})

test('by keyboard the map says date, hour, figure and period, also where clocks change [r.year-hours]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-01-01', to: '2026-11-21', importWh: rising }] })],
  })
  await page.goto(yearOf(contracts[0], { start: '2026-01-01', end: '2026-12-31' }))
  await map(page).focus()
  // It begins with what was read last.
  await expect(map(page)).toHaveAttribute('aria-valuetext', /^Viernes, 20 nov\.?, 23:00–24:00: 2,4\skWh/)
  await page.keyboard.press('Home')
  await expect(map(page)).toHaveAttribute(
    'aria-valuetext',
    /^Jueves, 1 ene\.?, 00:00–01:00: 0,1\skWh, Valle$/,
  )
  // Friday, an hour later, a week later, the last hour of the year, which has no reading.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(map(page)).toHaveAttribute(
    'aria-valuetext',
    /^Viernes, 2 ene\.?, 01:00–02:00: 0,2\skWh, Valle$/,
  )
  await page.keyboard.press('PageDown')
  await expect(map(page)).toHaveAttribute('aria-valuetext', /^Viernes, 9 ene/)
  for (let hour = 0; hour < 10; hour++) await page.keyboard.press('ArrowDown')
  await expect(map(page)).toHaveAttribute('aria-valuetext', /11:00–12:00: 1,2\skWh, Punta$/)
  await page.keyboard.press('End')
  await expect(map(page)).toHaveAttribute('aria-valuetext', /31 dic\.?, 23:00–24:00: sin lecturas/)

  // 29 March has no two o'clock; 25 October has it twice.
  await map(page).fill(String(87 * 24 + 2))
  await expect(map(page)).toHaveAttribute('aria-valuetext', /29 mar\.?, 02:00–03:00: esta hora no existe/)
  await map(page).fill(String(297 * 24 + 2))
  await expect(map(page)).toHaveAttribute(
    'aria-valuetext',
    /25 oct\.?, 02:00–03:00 \(primera vez, horario de verano\): 0,3\skWh, Valle; 02:00–03:00 \(segunda vez, horario de invierno\): 0,4\skWh, Valle$/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=hourly&start=2026-10-25&end=2026-10-25/)
  await expect(page.getByText(/Este día tuvo 25 horas/)).toBeVisible()
})

test('bills beside the months: each leads to its page, and where the curve differs it is shown [r.year-bills]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        curves: [fifthLess],
        invoices: [
          // September has 720 hours and October 745 of 200 Wh: 144 and 149 kWh.
          bill({ day: '2026-10-02', energyKwh: '143', total: '40.10' }),
          bill({ day: '2026-11-02', energyKwh: '180', total: '52.30' }),
        ],
      }),
    ],
  })
  await page.goto(yearOf(contracts[0]))
  await page.getByRole('radio', { name: 'Por facturas' }).check()
  const bills = section(page, 'Factura a factura')
  const [september, october] = contracts[0]?.invoices ?? []
  await expect(bills.getByRole('button')).toHaveCount(3)
  await expect(
    bills.getByRole('button', {
      name: new RegExp(`^01/09/2026 – 30/09/2026: 143\\skWh.*${september?.number}, 40,10\\s€$`),
    }),
  ).toBeVisible()
  await expect(
    bills.getByRole('button', { name: /^01\/11\/2026 – 20\/11\/2026 · Sin facturar todavía: 96(,0)?\skWh/ }),
  ).toBeVisible()
  await expect(bills.getByText(/más de un 2\s% y de 1\skWh/)).toBeVisible()
  await expect(bills.getByRole('listitem').filter({ hasText: 'cuenta 180' })).toContainText(
    /la curva suma 149\skWh: 31(,0)?\skWh menos en la curva/,
  )
  await expect(bills.getByText('La curva y las facturas coinciden.')).toHaveCount(0)
  const [, ...rows] = await sheetOf(bills)
  expect(rows[1]).toEqual([
    '01/10/2026 – 31/10/2026',
    october?.number,
    '52,30 €',
    '180,00',
    '149,00',
    'La curva difiere de la factura',
  ])
  await expectAccessible(page)
  await bills.getByRole('button', { name: /^01\/09\/2026/ }).click()
  await expect(page).toHaveURL(/\/facturas\/\d+$/)
})

test('estimated readings are hatched, spoken and written; a month without days enough is no season [r.year-typical]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        curves: [
          { from: '2026-08-01', to: '2026-10-10' },
          { from: '2026-10-10', to: '2026-11-21', estimated: true },
        ],
      }),
    ],
  })
  await page.goto(yearOf(contracts[0]))
  await expect(page.getByText(/^Desde el 1 de agosto de 2026 el consumo medido es de/)).toBeVisible()
  const months = section(page, 'Mes a mes')
  await expect(months.getByRole('button', { name: /^Octubre de 2026: .*estimada$/ })).toBeVisible()
  await expect(months.getByText(/Las lecturas estimadas son un cálculo/)).toBeVisible()
  const typical = section(page, 'Un día cualquiera')
  await expect(typical.getByRole('slider')).toHaveCount(4)
  await typical.getByText('Cómo se calcula').click()
  await expect(typical.getByText(/laborables son los días de lunes a viernes/i)).toBeVisible()
  await typical.getByRole('slider', { name: /Otoño · Laborable/ }).focus()
  await page.keyboard.press('End')
  await expect(typical.getByRole('slider', { name: /Otoño · Laborable/ })).toHaveAttribute(
    'aria-valuetext',
    /^Otoño · Laborable, 23:00–24:00: 0,2\skWh de media, Llano$/,
  )
  await expectAccessible(page)
})

test('under 28 days no day is called typical, and the reason is shown [r.year-typical]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-10-25', to: '2026-11-21' }] })],
  })
  await page.goto(yearOf(contracts[0]))
  const typical = section(page, 'Un día cualquiera')
  await expect(typical.getByText(/a partir de 28 días completos de una estación/)).toBeVisible()
  await expect(typical.getByRole('slider')).toHaveCount(0)
  await expect(
    page.getByText(/^Desde el 25 de octubre de 2026 el consumo medido es de 130\skWh/),
  ).toBeVisible()
  await expect(section(page, 'Excedentes y autoconsumo')).toHaveCount(0)
  await expect(section(page, 'Potencia máxima y contratada')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Por facturas' }).check()
  await expect(page.getByText('No hay facturas que empiecen en estos meses.')).toBeVisible()
  await expect(
    page.getByText('No constan precios con los que calcular lo que cuesta la energía de estos días.'),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: '€' })).toHaveCount(0)
  await expectAccessible(page)
})

test('why there is no forecast of the bill is shown above the days [c2.detail-consumption] [r.bill-so-far-card]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ curves: [fifthLess] }),
      flat({ street: 'Carrer de Dalt 2', curves: [{ from: '2026-10-01', to: '2026-11-01' }] }),
    ],
  })
  await page.goto(consumptionOf(contracts[0]))
  const card = section(page, 'La factura en curso')
  await expect(card.getByText('Todavía no hay una previsión de la factura en curso')).toBeVisible()
  await expect(card.getByText(/^Hace falta una primera factura/)).toBeVisible()
  await expectAccessible(page)
  // The month before has no bill that is being made.
  await page.getByRole('link', { name: /^Antes: / }).click()
  await expect(page.getByText(/^En octubre de 2026/)).toBeVisible()
  await expect(card).toHaveCount(0)
  // On the page of a contract whose month has no reading yet, the last one that has some.
  await page.goto(`/ver-contratos?contract=${contracts[1]?.name}`)
  const month = section(page, 'Consumo de este mes')
  await expect(month.getByText('De este mes no hay lecturas.')).toBeVisible()
  await month.getByRole('link', { name: 'Ver octubre de 2026' }).click()
  await expect(page).toHaveURL(/view=daily&start=2026-10-01&end=2026-10-31/)
})

test('a year without readings leads to one that has some; too many days lead to fewer; gas has no curve [r.year-answer]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] }), gasFlat()] })
  await page.goto(yearOf(contracts[0], { start: '2022-01-01', end: '2022-12-31' }))
  await expect(page.getByText('No hay datos de consumo en 2022')).toBeVisible()
  await expectAccessible(page)
  await yearLink(page, '2025').click()
  await expect(section(page, 'Hora a hora')).toBeVisible()
  await page.goto(yearOf(contracts[0], { start: '2025-01-01', end: '2026-11-20' }))
  await expect(page.getByText('Son demasiados días para un solo gráfico')).toBeVisible()
  await expect(page.getByText(/doce meses a la vez, como mucho/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(yearOf(contracts[1]))
  await expect(page.getByText('Los contratos de gas no tienen curva de consumo')).toBeVisible()
})

test('on a telephone nothing reaches beyond the edge, by months or by bills', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [fifthLess], invoices: monthlyBills('2025-12-02', 12) })],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(yearOf(contracts[0]))
  await expect(section(page, 'Un día cualquiera')).toBeVisible()
  await expectFits(page)
  await page.getByRole('radio', { name: 'Por facturas' }).check()
  await expect(section(page, 'Factura a factura')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

for (const [language, address, tab, said, months] of [
  [
    'ca',
    '/veure-contractes',
    'Any',
    /^En els últims dotze mesos el consum mesurat ha estat de 1\.747\skWh, un 20\s%/,
    'Mes a mes',
  ],
  [
    'en',
    '/view-contracts',
    'Year',
    /^Over the last twelve months metered consumption was 1,747\skWh, 20% less/,
    'Month by month',
  ],
] as const) {
  test(`the year in ${language}`, async ({ page, signedIn }) => {
    const { contracts } = await signedIn({
      language,
      contracts: [flat({ curves: [fifthLess], invoices: monthlyBills('2025-12-02', 12) })],
    })
    const name = contracts[0]?.name ?? ''
    await page.goto(
      `${address}?${new URLSearchParams({ function: 'consumption', contract: name, lang: language })}`,
    )
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(section(page, months)).toBeVisible()
    await expectAccessible(page)
  })
}
