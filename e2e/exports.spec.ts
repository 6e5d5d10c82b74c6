// What is taken along: the curve in both forms, and the invoices of a year in one file.
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Download, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { bill, monthlyBills } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { flat, gasFlat, type Customer } from './scenarios.ts'
import { consumptionOf, expectFits, heading, tabTo, loseLine } from './words.ts'

function dialog(page: Page) {
  return page.getByRole('dialog')
}
/** What the dialog says of the file; what it announces of the way there stands in a status too. */
function status(page: Page, words: string) {
  return dialog(page).getByRole('status').filter({ hasText: words })
}
function opener(page: Page) {
  return page.getByRole('button', { name: 'Descargar las de un año' })
}
function button(page: Page, name: string | RegExp): Locator {
  return dialog(page).getByRole('button', { name })
}
function progress(page: Page) {
  return dialog(page).getByRole('progressbar')
}

/** With no call under way: one that meets an ended session would lead away before anything is pressed. */
async function open(page: Page, address = '/facturas') {
  await page.goto(address, { waitUntil: 'networkidle' })
  await opener(page).click()
  await expect(dialog(page).getByLabel('Año')).toBeVisible()
}

/** The invoices of a year in the order in which the archive names them. */
function namesOf(customer: Customer, year: string, kind?: 'electricity' | 'gas') {
  return customer.contracts
    .filter((contract) => kind === undefined || contract.kind === kind)
    .flatMap(({ invoices }) => invoices)
    .filter(({ day }) => day.startsWith(year))
    .map(({ day, number }) => `${day} ${number}.pdf`)
    .toSorted()
}

/** What is in the archive; each of it is a PDF. */
async function contents(download: Download): Promise<Readonly<Record<string, Uint8Array>>> {
  const files = unzipSync(await readFile(await download.path()))
  for (const [name, bytes] of Object.entries(files))
    expect([name, Buffer.from(bytes.subarray(0, 5)).toString('latin1')]).toEqual([name, '%PDF-'])
  return files
}

/** Some have arrived, more are to come. */
async function expectSome(page: Page) {
  await expect.poll(async () => Number(await progress(page).getAttribute('value'))).toBeGreaterThan(2)
}

function twelve() {
  return flat({ invoices: monthlyBills('2025-01-05', 12) })
}

test('the curve is downloaded as distributors write it: whole Wh, hours distinguished by their season [r.export-curves]', async ({
  page,
  signedIn,
}) => {
  const curve = { from: '2026-10-20', to: '2026-10-31' }
  const { contracts } = await signedIn({
    contracts: [flat({ curves: [{ ...curve, importWh: (_, hour) => (hour + 1) * 100, exportWh: () => 7 }] })],
  })
  const [contract] = contracts
  await page.goto(consumptionOf(contract, { view: 'daily', start: '2026-10-24', end: '2026-10-25' }))
  const forms = page.getByRole('list', { name: 'Descargar las lecturas' })
  await expect(forms.getByRole('listitem')).toContainText(['hoja de cálculo', 'asesoría energética'])
  await expectAccessible(page)
  const link = forms.getByRole('link', { name: 'Descargar la curva (F5D)' })
  await tabTo(page, link, { most: 120 })
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`F5D_${contract?.cups.slice(2, 6)}_20261121.0`)
  const lines = (await readFile(await download.path(), 'latin1')).trimEnd().split('\n')
  expect(lines).toHaveLength(24 + 25)
  const line = (rest: string) => `${contract?.cups};2026/10/${rest};;;0;1;1;;`
  expect([lines[0], lines[23]]).toEqual([line('24 01:00;1;100;7;0'), line('25 00:00;1;2400;7;0')])
  expect(lines.slice(25, 28)).toEqual([
    line('25 02:00;1;200;7;0'),
    line('25 02:00;0;300;7;0'),
    line('25 03:00;0;400;7;0'),
  ])
  expect(lines[48]).toBe(line('26 00:00;0;2500;7;0'))
})

test('the invoices of a year are saved as one file, of one kind or of both [r.export-year]', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({
    contracts: [
      flat({ invoices: monthlyBills('2024-11-05', 6) }),
      gasFlat({ invoices: [...monthlyBills('2025-03-31', 2), bill({ day: '2026-01-01' })] }),
    ],
  })
  await open(page)
  await expect(dialog(page).getByRole('radio', { name: 'Electricidad' })).toBeChecked()
  await expect(dialog(page).getByLabel('Año').getByRole('option')).toHaveText([
    '2025 (4 facturas)',
    '2024 (2 facturas)',
  ])
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Facturas de electricidad 2025.zip')
  const files = await contents(download)
  expect(Object.keys(files).toSorted()).toEqual(namesOf(customer, '2025', 'electricity'))
  await expect(
    status(page, '«Facturas de electricidad 2025.zip» está en las descargas del navegador, con 4 facturas.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  // It starts over with both kinds.
  await opener(page).click()
  await dialog(page).getByText('Todas', { exact: true }).click()
  await expect(dialog(page).getByLabel('Año').getByRole('option')).toHaveText([
    '2026 (una factura)',
    '2025 (6 facturas)',
    '2024 (2 facturas)',
  ])
  await dialog(page).getByLabel('Año').selectOption('2025')
  const both = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  expect((await both).suggestedFilename()).toBe('Facturas 2025.zip')
  expect(Object.keys(await contents(await both)).toSorted()).toEqual(namesOf(customer, '2025'))
})

test('those of one month are saved by themselves; a month without any says so [r.export-month]', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({
    contracts: [flat({ invoices: monthlyBills('2025-01-05', 6) }), gasFlat({ invoices: [] })],
  })
  await open(page)
  await dialog(page).getByLabel('Mes').selectOption({ label: 'Diciembre de 2025' })
  await button(page, 'Descargar').click()
  await expect(status(page, 'En ese mes no hay ninguna factura')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await opener(page).click()
  await dialog(page).getByLabel('Mes').selectOption({ label: 'Marzo de 2025' })
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Facturas 2025-03.zip')
  expect(Object.keys(await contents(download))).toEqual(namesOf(customer, '2025-03'))
})

test('the invoices of a contract are saved under its name, with the very bytes of each', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [twelve(), twelve()] })
  const [contract] = customer.contracts
  await open(page, `/contratos/${contract?.name}/facturas`)
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`Facturas ${contract?.name} 2025.zip`)
  const files = await contents(download)
  expect(Object.keys(files).toSorted()).toEqual(namesOf({ ...customer, contracts: [contract!] }, '2025'))
  await button(page, 'Cerrar').last().click()
  const number = contract?.invoices[4]?.number
  const link = page.getByRole('link', { name: new RegExp(`PDF de la factura ${number}`) })
  const alone = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(Buffer.from(files[`2025-05-05 ${number}.pdf`] ?? []).equals(await alone.body())).toBe(true)
})

test('without a line it says so and keeps what it has; later it asks only for what is missing [r.export-year]', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [twelve()] })
  await open(page)
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 400 })
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    if (/\/invoices\/\d+\/pdf\//.test(request.url())) asked.push(request.url())
  })
  await button(page, 'Descargar').click()
  await expect(progress(page)).toHaveAccessibleName('Facturas de 2025')
  await expect(button(page, 'Descargando…')).toHaveAttribute('aria-disabled', 'true')
  await expectSome(page)
  await setLine({ offline: true })
  const notice = dialog(page).getByRole('alert')
  await expect(notice).toContainText('No hay conexión.')
  await expect(notice).toContainText(/Ya están aquí \d+ de 12/)
  await expectAccessible(page)
  await setLine({})
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar las que faltan').click()
  expect(Object.keys(await contents(await downloading)).toSorted()).toEqual(namesOf(customer, '2025'))
  // Nothing that had arrived was asked for again.
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toHaveLength(12)
})

test('opened or begun without a line, it says so and can be tried again', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn({ contracts: [twelve()] })
  await page.goto('/facturas')
  await expect(opener(page)).toBeVisible()
  // The page has all that comes by itself: only the dialog's code is to fail.
  await loseLine(page)
  await opener(page).click()
  await expect(page.getByText('No hay conexión.')).toBeVisible()
  await context.setOffline(false)
  await opener(page).click()
  await expect(dialog(page).getByLabel('Año')).toBeVisible()
  await loseLine(page)
  await button(page, 'Descargar').click()
  await expect(dialog(page).getByRole('alert')).toContainText('No hay conexión.')
  await expect(dialog(page).getByRole('alert')).toContainText('Todavía no se ha descargado ninguna.')
  await context.setOffline(false)
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar las que faltan').click()
  expect(Object.keys(await contents(await downloading))).toHaveLength(12)
})

test('it can be stopped, what there is be saved, and the rest be had afterwards [r.export-year]', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [twelve()] })
  await open(page)
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 400 })
  await button(page, 'Descargar').click()
  await expectSome(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText('Descarga detenida')
  await expectAccessible(page)
  await setLine({})
  const part = page.waitForEvent('download')
  await button(page, /^Guardar las \d+$/).click()
  const name = (await part).suggestedFilename()
  const [, count] = /^Facturas 2025 \((\d+) de 12\)\.zip$/.exec(name) ?? []
  expect(Object.keys(await contents(await part))).toHaveLength(Number(count))
  await expect(button(page, 'Descargar las que faltan')).toBeFocused()
  const whole = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await whole).suggestedFilename()).toBe('Facturas 2025.zip')
  expect(Object.keys(await contents(await whole)).toSorted()).toEqual(namesOf(customer, '2025'))
})

test('a server that cannot answer is shown as such, and tried again', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [twelve()] })
  await open(page)
  await office.withoutDatabase(async () => {
    await button(page, 'Descargar').click()
    await expect(dialog(page).getByRole('alert')).toContainText('Descarga detenida')
    await expect(dialog(page).getByRole('alert')).toContainText('Todavía no se ha descargado ninguna.')
    await expect(button(page, /^Guardar/)).toHaveCount(0)
  })
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar las que faltan').click()
  expect(Object.keys(await contents(await downloading))).toHaveLength(12)
})

test('the browser asks before the page is left while it runs, and only then', async ({ page, signedIn }) => {
  await signedIn({ contracts: [twelve()] })
  await open(page)
  const setLine = await lineOf(page)
  await setLine({ latencyMs: 400 })
  await button(page, 'Descargar').click()
  await expectSome(page)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await button(page, 'Cancelar').last().click()
  await expect(dialog(page)).toContainText('Descarga detenida')
  const left = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await left
})

test('a session that ends on the way leads to signing in', async ({ page, signedIn, time }) => {
  await signedIn({ contracts: [twelve()] })
  await open(page)
  await time.pass({ hours: 3 })
  // The page may find the end of the session by itself first.
  await button(page, 'Descargar')
    .click({ timeout: 5000 })
    .catch(() => expect(heading(page, 'Entrar')).toBeVisible())
  await expect(heading(page, 'Entrar')).toBeVisible()
})

test('with the keyboard only, on a screen of 390 pixels', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  const customer = await signedIn({ contracts: [flat({ invoices: monthlyBills('2024-01-05', 24) })] })
  await page.goto('/facturas')
  await tabTo(page, page.getByText('Buscar y descargar', { exact: true }), { most: 80 })
  await page.keyboard.press('Enter')
  await expectFits(page)
  await tabTo(page, opener(page))
  await page.keyboard.press('Enter')
  const year = dialog(page).getByLabel('Año')
  await expect(year).toBeVisible()
  await tabTo(page, year)
  await page.keyboard.press('ArrowDown')
  await expect(year).toHaveValue('2024')
  await expectFits(page)
  await expectAccessible(page)
  await tabTo(page, button(page, 'Descargar'))
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(Object.keys(await contents(await downloading)).toSorted()).toEqual(namesOf(customer, '2024'))
  await expect(button(page, 'Guardar otra vez')).toBeFocused()
  await expectFits(page)
  await expectAccessible(page)
})

for (const [language, address, tool, start, saved] of [
  ['ca', '/factures', 'Baixar les d’un any', 'Baixar', '«Factures 2025.zip» és a les baixades'],
  ['en', '/invoices', 'Download a whole year', 'Download', '“Bills 2025.zip” is in your'],
] as const) {
  test(`the invoices of a year in ${language}`, async ({ page, signedIn }) => {
    await signedIn({ language, contracts: [flat({ invoices: monthlyBills('2025-11-05', 2) })] })
    await page.goto(`${address}?lang=${language}`)
    await page.getByRole('button', { name: tool }).click()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await button(page, start).click()
    expect(Object.keys(await contents(await downloading))).toHaveLength(2)
    await expect(status(page, saved)).toBeVisible()
    await expectAccessible(page)
  })
}
