import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import type { WhOf } from './import-files.ts'
import { flat, gasFlat, workshop, type CurveAsked } from './scenarios.ts'
import { consumptionOf, heading } from './words.ts'

/** 250 Wh an hour a year ago and 200 now: a fifth less. */
const fifthLess: CurveAsked = {
  from: '2025-09-01',
  to: '2026-11-21',
  importWh: (day) => (day < '2026-09-01' ? 250 : 200),
}
/** 100 Wh for the first hour of a day, 200 for the second, and so on: every hour is known by its figure. */
const rising: WhOf = (_, hour) => (hour + 1) * 100

function openTable(page: Page) {
  return page.getByText('Ver los datos en una tabla').click()
}
function rows(page: Page) {
  return page.getByRole('table').getByRole('row')
}

async function tableCells(page: Page): Promise<string[][]> {
  await openTable(page)
  await expect(rows(page).first()).toBeVisible()
  const texts = await rows(page).evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  )
  return texts.slice(1)
}

test('the answer first: how much this month, and how that compares [c2.contracts-action-consumption]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto('/contratos')
  await page.getByRole('link', { name: `Ver el consumo del contrato ${contracts[0]?.name}` }).click()
  await expect(heading(page, `Consumo del contrato ${contracts[0]?.name}`)).toBeVisible()
  // 20 days of 24 hours of 200 Wh.
  await expect(page.getByText(/En lo que va de noviembre el consumo es de 96(,0)?\skWh/)).toBeVisible()
  await expect(page.getByText(/un 20\s% menos/)).toBeVisible()
  await expect(page.getByText('Hay lecturas hasta el 20 de noviembre de 2026.')).toBeVisible()
  await expectAccessible(page)
})

test('consumption-only mode shows the chart with its range and its file, and nothing else [c2.detail-consumption-only]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [fifthLess] }), flat({ street: 'Carrer de Dalt 2' })],
  })
  const address = consumptionOf(contracts[0])
  await page.goto(address)
  const shown = [
    page.getByLabel('Contrato', { exact: true }),
    page.getByText(/^En lo que va de noviembre/),
    page.getByRole('heading', { name: 'La factura en curso' }),
    page.getByRole('tab', { name: 'Año' }),
  ]
  for (const part of shown) await expect(part).toBeVisible()
  await page.goto(`${address}&only=chart`)
  await expect(page.getByRole('button', { name: /4,8\skWh/ }).first()).toBeVisible()
  await expect(page.getByLabel('Desde')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Descargar la curva (CSV)' })).toBeVisible()
  for (const part of shown) await expect(part).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Por horas' }).click()
  await expect(page).toHaveURL(/view=hourly.*only=chart|only=chart.*view=hourly/)
})

test('from months to the days of one, and from a day to its hours, and back [c2.detail-consumption]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0]))
  await page.getByRole('tab', { name: 'Por meses' }).click()
  const october = page.getByRole('button', { name: /^Octubre de 2026: 149\skWh/ })
  await expect(page.getByRole('button', { name: /^\S+ (de )?202[56]: / })).toHaveCount(13)
  await expectAccessible(page)
  await october.click()
  await expect(page).toHaveURL(/view=daily&start=2026-10-01&end=2026-10-31/)
  await expect(page.getByRole('tab', { name: 'Por días', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /\b14\b.*: 4,8\skWh/ }).click()
  await expect(page).toHaveURL(/view=hourly&start=2026-10-14&end=2026-10-14/)
  await expect(page.getByRole('img', { name: /^08:00–09:00: 0,2\skWh, Llano 0,2\skWh/ })).toBeAttached()
  await expect(page.getByRole('img', { name: /^10:00–11:00: 0,2\skWh, Punta/ })).toBeAttached()
  await expect(page.getByRole('img', { name: /^03:00–04:00: 0,2\skWh, Valle/ })).toBeAttached()
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await expect(october).toBeVisible()
})

test('the table behind the chart says the same, hour by hour and by the periods of the tariff [c2.detail-consumption]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-11-01', to: '2026-11-21', importWh: rising }] })],
  })
  // A Wednesday: valley until 8, flat 8–10, 14–18 and 22–24, peak 10–14 and 18–22.
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-11-18', end: '2026-11-18' }))
  const hours = await tableCells(page)
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual(['00:00–01:00', 'Valle', '0,100', ''])
  expect(hours[9]).toEqual(['09:00–10:00', 'Llano', '1,000', ''])
  expect(hours[21]).toEqual(['21:00–22:00', 'Punta', '2,200', ''])
  expect(hours[23]).toEqual(['23:00–24:00', 'Llano', '2,400', ''])
  await expectAccessible(page)

  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2026-11-18', end: '2026-11-19' }))
  const [, peak, low, valley, total] = (await tableCells(page))[0] ?? []
  // Peak 11–14 and 19–22 in hundreds of Wh; flat 9, 10, 15–18, 23, 24; valley 1–8.
  expect([peak, low, valley, total]).toEqual(['13,20', '13,20', '3,60', '30,00'])
})

test('the October night has 25 hours, and the repeated one is named', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-10-20', to: '2026-10-31', importWh: rising }] })],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-10-25', end: '2026-10-25' }))
  await expect(page.getByText(/Este día tuvo 25 horas/)).toBeVisible()
  const hours = (await tableCells(page)).map((cells) => [cells[0], cells[2]])
  expect(hours).toHaveLength(25)
  expect(hours.slice(1, 5)).toEqual([
    ['01:00–02:00', '0,200'],
    ['02:00–03:00 (primera vez, horario de verano)', '0,300'],
    ['02:00–03:00 (segunda vez, horario de invierno)', '0,400'],
    ['03:00–04:00', '0,500'],
  ])
  expect(hours[24]).toEqual(['23:00–24:00', '2,500'])
  await expectAccessible(page)
})

test('a day that was read by quarters shows them, and its table adds them up', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({
        curves: [
          {
            from: '2026-11-18',
            to: '2026-11-19',
            step: 15,
            importWh: (_, quarter) => 20 + ((quarter * 37) % 90),
          },
        ],
      }),
    ],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-11-18', end: '2026-11-18' }))
  const chart = page.getByRole('slider', { name: /Consumo del 18 de noviembre/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^00:00–00:15: 0,02\skWh, Valle/)
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', /^00:15–00:30: 0,06\skWh/)
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /^23:45–24:00: /)
  const hours = await tableCells(page)
  expect(hours).toHaveLength(24)
  // 20, 57, 94 and 41 Wh.
  expect(hours[0]).toEqual(['00:00–01:00', 'Valle', '0,212', ''])
  await expectAccessible(page)
})

test('the March night has 23 hours, and none is called two o’clock', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-03-20', to: '2026-04-02', importWh: rising }] })],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-03-29', end: '2026-03-29' }))
  await expect(page.getByText(/Este día tuvo 23 horas/)).toBeVisible()
  const hours = (await tableCells(page)).map((cells) => [cells[0], cells[2]])
  expect(hours).toHaveLength(23)
  expect(hours.slice(1, 4)).toEqual([
    ['01:00–02:00', '0,200'],
    ['03:00–04:00', '0,300'],
    ['04:00–05:00', '0,400'],
  ])
  expect(hours[22]).toEqual(['23:00–24:00', '2,300'])
})

test('the curve is downloaded as a file that holds the days shown, hour by hour [c2.detail-consumption]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ curves: [{ from: '2026-10-20', to: '2026-10-31', importWh: rising, exportWh: () => 7 }] }),
    ],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2026-10-24', end: '2026-10-25' }))
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar la curva (CSV)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${contracts[0]?.name} 2026-10-24 2026-10-25.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 24 + 25)
  expect(lines[0]).toMatch(/^CUPS;Fecha;Hora;consumo_kWh;metodoObtencion;energiaVertida_kWh/)
  const cups = contracts[0]?.cups
  expect(lines[1]).toBe(`${cups};24/10/2026;01:00;0,100;Real;0,007;;`)
  expect(lines.slice(27, 29)).toEqual([
    `${cups};25/10/2026;03:00;0,300;Real;0,007;;`,
    `${cups};25/10/2026;03:00;0,400;Real;0,007;;`,
  ])
  expect(lines[49]).toBe(`${cups};25/10/2026;24:00;2,500;Real;0,007;;`)
})

test('a download after the session has ended leads to signing in, not to a file that is an error [c8.unauthorised-download]', async ({
  page,
  signedIn,
  time,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0]))
  const download = page.getByRole('link', { name: 'Descargar la curva (CSV)' })
  await expect(download).toBeVisible()
  // Everything else has loaded: it is the download that meets the end of the session.
  await page.waitForLoadState('networkidle')
  await time.pass({ hours: 3 })
  // The page may find the end of the session by itself first.
  await download.click({ timeout: 5000 }).catch(() => expect(heading(page, 'Entrar')).toBeVisible())
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(page.getByText('La sesión ha terminado. Vuelva a entrar.')).toBeVisible()
})

test('days are typed or chosen, and what cannot be is said [c2.detail-consumption] [c5.chart-range]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0]))
  const [first, last] = [page.getByLabel('Desde'), page.getByLabel('Hasta')]
  await first.fill('10/11/2026')
  await last.fill('05/11/2026')
  await expect(page.getByText('La fecha inicial no puede ser posterior a la final.')).toBeVisible()
  await first.fill('31/02/2026')
  await expect(page.getByText('Esta fecha no es válida.')).toBeVisible()
  await expectAccessible(page)
  await first.fill('1/10/2026')
  await last.fill('15/10/2026')
  await last.press('Enter')
  await expect(page).toHaveURL(/start=2026-10-01&end=2026-10-15/)
  await expect(page.getByText(/el consumo fue de 72(,0)?\skWh/)).toBeVisible()
  await page.getByRole('link', { name: /^Antes: / }).click()
  await expect(page).toHaveURL(/start=2026-09-16&end=2026-09-30/)

  await page.getByRole('button', { name: 'Abrir el calendario' }).click()
  await expect(page.getByRole('grid', { name: /septiembre/i })).toBeVisible()
  await expectAccessible(page)
})

test('days without readings lead to days that have some [c8.chart-no-data]', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0], { view: 'daily', start: '2024-01-01', end: '2024-01-31' }))
  await expect(page.getByText('No hay datos de consumo en enero de 2024')).toBeVisible()
  await expect(page.getByText('Hay lecturas del 01/09/2025 al 20/11/2026.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver noviembre de 2026' }).click()
  await expect(page.getByText(/96(,0)?\skWh/).first()).toBeVisible()
})

test('all years are one link away, from January of the first to December of this one [c9.month-chart]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0], { view: 'monthly' }))
  await page.getByRole('link', { name: 'Todos los años' }).click()
  await expect(page).toHaveURL(/view=monthly&start=2025-01-01&end=2026-12-31/)
  await expect(page.getByRole('heading', { name: 'Enero de 2025 – diciembre de 2026' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Todos los años' })).toHaveCount(0)
  await expectAccessible(page)
  const months = await tableCells(page)
  expect(months).toHaveLength(24)
  expect(months[0]?.[0]).toMatch(/enero de 2025/i)
  // September 2025: 720 hours of 250 Wh.
  expect(months[8]).toContain('180,00')
  expect(months[23]?.[0]).toMatch(/diciembre de 2026/i)
})

test('more days than hours can be drawn for are refused with a way on', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ curves: [fifthLess] })] })
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2020-01-01', end: '2026-11-20' }))
  await expect(page.getByText('Son demasiados días para un solo gráfico')).toBeVisible()
  await expectAccessible(page)
})

test('a month of hours is drawn as a curve and as a map of habits', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ from: '2026-10-01', to: '2026-11-01', importWh: rising }] })],
  })
  await page.goto(consumptionOf(contracts[0], { view: 'hourly', start: '2026-10-01', end: '2026-10-31' }))
  await expect(page.getByRole('heading', { name: 'A qué horas se consume' })).toBeVisible()
  await expectAccessible(page)
})

test('six periods, surplus and estimates have their own words', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({
    contracts: [
      workshop({
        curves: [
          {
            from: '2026-11-01',
            to: '2026-11-10',
            importWh: () => 5000,
            exportWh: (_, hour) => (hour === 12 ? 900 : 0),
          },
          { from: '2026-11-10', to: '2026-11-12', importWh: () => 5000, estimated: true },
        ],
      }),
    ],
  })
  await page.goto(consumptionOf(contracts[0]))
  // Nine days of one surplus hour.
  await expect(page.getByText(/8,1\skWh de excedentes han ido a la red/)).toBeVisible()
  await expect(page.getByText(/Las lecturas estimadas son un cálculo/)).toBeVisible()
  await openTable(page)
  for (const name of ['P2 (kWh)', 'P3 (kWh)', 'P6 (kWh)', 'Total (kWh)', 'Excedentes (kWh)']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('columnheader', { name: 'P1 (kWh)' })).toHaveCount(0)
  await page.getByText('¿Qué son los periodos P1 a P6?').click()
  await expectAccessible(page)
})

test('another contract is chosen on the page; gas and a contract without readings say why there is none [c8.chart-no-data]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [fifthLess] }), flat({ street: 'Carrer de Dalt 2' }), gasFlat()],
  })
  const [read, unread, gas] = contracts
  await page.goto(consumptionOf(read))
  await page.getByLabel('Contrato', { exact: true }).selectOption(unread?.name ?? '')
  await expect(page.getByText('Todavía no hay lecturas de este contrato')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`contract=${unread?.name}`))
  await expectAccessible(page)
  await page.goto(consumptionOf(gas))
  await expect(page.getByText('Los contratos de gas no tienen curva de consumo')).toBeVisible()
  await expectAccessible(page)
})

test('the contract of somebody else is what a contract that does not exist is', async ({
  page,
  signedIn,
  customer,
}) => {
  const other = await customer({ contracts: [flat({ curves: [fifthLess] })] })
  await signedIn({ contracts: [flat()] })
  const seen: string[] = []
  for (const name of [other.contracts[0]?.name, '799999']) {
    await page.goto(consumptionOf({ name: name ?? '' }))
    await expect(page.getByText('No encontramos este contrato')).toBeVisible()
    const text = await page.getByRole('main').innerText()
    seen.push(text.replaceAll(name ?? '', '…'))
  }
  expect(seen[0]).toBe(seen[1])
  await expectAccessible(page)
})

for (const [language, address, title, answer] of [
  ['ca', '/veure-contractes', 'Consum del contracte', /96(,0)?\skWh/],
  ['en', '/view-contracts', 'Consumption of contract', /96(\.0)?\skWh/],
] as const) {
  test(`consumption in ${language}`, async ({ page, signedIn }) => {
    const { contracts } = await signedIn({ language, contracts: [flat({ curves: [fifthLess] })] })
    const name = contracts[0]?.name ?? ''
    await page.goto(
      `${address}?${new URLSearchParams({ function: 'consumption', contract: name, lang: language })}`,
    )
    await expect(heading(page, `${title} ${name}`)).toBeVisible()
    await expect(page.getByText(answer).first()).toBeVisible()
    await expectAccessible(page)
  })
}
