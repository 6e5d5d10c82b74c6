import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { expect, test } from './fixtures.ts'
import { flat, gasFlat, workshop } from './scenarios.ts'
import { heading, loseLine, noteTimers } from './words.ts'

// As many rows on a page as the specification says; the demo has fewer.
test.use({ deployment: { file: 'demo', changes: { itemsPerPage: 100, contractsPerPage: 100 } } })

function row(page: Page, name: string | undefined) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name ?? '' }) })
}
function list(page: Page, kind = 'electricidad') {
  return page.getByRole('table', { name: `Contratos de ${kind}` })
}

test('a contract is shown with what it supplies, where, for how much power, and how it stands [c2.contracts] [c2.contracts-columns]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [flat({ powers: [3.45, 5.75] }), workshop({ street: 'Carrer Nou 8', city: 'Terrassa' })],
  })
  await page.goto('/contratos')
  await expect(page.getByText('Hay 2 suministros activos y nada que pagar.')).toBeVisible()
  for (const header of ['Contrato', 'CUPS', 'Dirección', 'Peaje', 'Tarifa', 'Potencia', 'Estado', 'Pago']) {
    await expect(page.getByRole('columnheader', { name: header, exact: true })).toBeVisible()
  }
  const home = row(page, contracts[0]?.name)
  await expect(home).toContainText('2.0TD')
  await expect(home).toContainText(/3,45/)
  await expect(home).toContainText(/5,75/)
  await expect(home).toContainText('Activo')
  await expect(home).toContainText('Al día')
  await expect(home).toContainText('Luz de casa')
  const business = row(page, contracts[1]?.name)
  await expect(business).toContainText('Carrer Nou 8')
  await expect(business).toContainText('3.0TD')
  await expect(business).toContainText(/P1.*P5.*17,5.*P6.*20/s)
  await expectAccessible(page)
})

test('drafts, closed contracts and debts are marked, the most pressing first [c4.contract-status] [c4.debt-indicator]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ debt: '84.20' }),
      flat({ state: 'esborrany', signDay: '2026-11-10' }),
      flat({ state: 'esborrany', signDay: undefined }),
      flat({ state: 'baixa' }),
      flat({ state: 'cancelada' }),
    ],
  })
  await page.goto('/contratos')
  await expect(page.getByText(/Hay 84,20\s€ pendientes de pago en un contrato\./)).toBeVisible()
  const statuses = ['Activo', 'En trámite', 'Pendiente de firma', 'De baja', 'De baja']
  for (const [index, status] of statuses.entries()) {
    await expect(row(page, contracts[index]?.name)).toContainText(status)
  }
  await expect(row(page, contracts[0]?.name)).toContainText(/Debe 84,20\s€/)
  await expect(row(page, contracts[3]?.name)).toContainText('Al día')
  await expectAccessible(page)
})

test('the list is narrowed to those with debt or in a state, and the address says so [r.contracts-shown]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: [
      flat({ debt: '84.20' }),
      flat(),
      flat({ state: 'esborrany', signDay: undefined }),
      flat({ state: 'baixa' }),
      gasFlat(),
    ],
  })
  await page.goto('/contratos')
  const choice = page.getByRole('group', { name: 'Qué contratos' })
  await expect(choice.getByRole('radio')).toHaveCount(5)
  await choice.getByText('Con deuda (1)').click()
  await expect(page).toHaveURL('/contratos?only=owed')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(row(page, contracts[0]?.name)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Con deuda (1)' })).toBeChecked()
  await choice.getByText('De baja (1)').click()
  await expect(row(page, contracts[3]?.name)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar un contrato' }).fill(contracts[0]?.name ?? '')
  await expect(page.getByText(/^Ningún contrato coincide con/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  // Where all stand alike there is nothing to choose.
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(row(page, contracts[4]?.name)).toBeVisible()
  await expect(choice).toHaveCount(0)
})

test('on a phone the links of a row stand beside each other', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const curves = [{ from: '2026-10-01', to: '2026-11-20' }] as const
  const { contracts } = await signedIn({ contracts: [flat({ curves })] })
  await page.goto('/contratos')
  const own = row(page, contracts[0]?.name)
  const invoices = await own.getByText('Facturas', { exact: true }).boundingBox()
  const consumption = await own.getByText('Consumo', { exact: true }).boundingBox()
  expect(invoices!.x + invoices!.width).toBeLessThanOrEqual(consumption!.x)
  expect(invoices!.y).toBe(consumption!.y)
})

test('electricity and gas each have a tab, and the address says which', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  await page.goto('/contratos')
  await expect(page.getByRole('tab', { name: 'Electricidad', selected: true })).toBeVisible()
  await expect(row(page, contracts[0]?.name)).toBeVisible()
  await page.getByRole('tab', { name: 'Gas' }).click()
  await expect(list(page, 'gas')).toBeVisible()
  await expect(row(page, contracts[1]?.name)).toContainText('RL.2')
  await expect(row(page, contracts[0]?.name)).toHaveCount(0)
  await expect(page).toHaveURL('/contratos?type=gas')
  await expectAccessible(page)
  await page.reload()
  await expect(row(page, contracts[1]?.name)).toBeVisible()
  // The list stands there before the page's code runs.
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(row(page, contracts[0]?.name)).toBeVisible()
})

test('a tab is marked before its list is drawn; of two quick presses the second holds', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  await page.goto('/contratos')
  await expect(row(page, contracts[0]?.name)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const gas = page.getByRole('tab', { name: 'Gas' })
  const atOnce = await gas.evaluate(async (tab: HTMLElement) => {
    tab.click()
    await Promise.resolve()
    return { marked: tab.ariaSelected, address: location.search }
  })
  expect(atOnce).toEqual({ marked: 'true', address: '' })
  await expect(page).toHaveURL('/contratos?type=gas')
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) tab.click()
  })
  await expect(page).toHaveURL('/contratos?type=gas')
  await expect(row(page, contracts[1]?.name)).toBeVisible()
  await expect(gas).toHaveAttribute('aria-selected', 'true')
})

test('130 contracts come page by page, are found by what one knows of them, and keep their place [c9.count-text]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({
    contracts: Array.from({ length: 130 }, (_, index) => flat({ street: `Carrer de la Font ${index + 1}` })),
  })
  await page.goto('/contratos')
  const paging = page.getByRole('navigation', { name: 'Páginas de contratos' })
  await expect(paging).toContainText('Se muestran del 1 al 100 de 130')
  await expect(paging.getByRole('link', { name: 'Anteriores' })).toHaveCount(0)
  await paging.getByRole('link', { name: 'Siguientes' }).click()
  await expect(paging).toContainText('Se muestran del 101 al 130 de 130')
  await expect(paging.getByRole('link', { name: 'Siguientes' })).toHaveCount(0)
  await expect(row(page, contracts[129]?.name)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(paging).toContainText('Se muestran del 101 al 130 de 130')
  await paging.getByRole('link', { name: 'Anteriores' }).click()
  await expect(paging).toContainText('Se muestran del 1 al 100 de 130')

  const filter = page.getByRole('searchbox', { name: 'Buscar un contrato' })
  await filter.fill('FONT 77, 08201')
  await expect(page.getByText('Un contrato coincide')).toBeVisible()
  await expect(row(page, contracts[76]?.name)).toBeVisible()
  await expect(page).toHaveURL(/filter=FONT/)
  await filter.fill(contracts[5]?.cups ?? '')
  await expect(row(page, contracts[5]?.name)).toBeVisible()
  await expect(row(page, contracts[76]?.name)).toHaveCount(0)
  await filter.fill('ningún sitio')
  await expect(page.getByText('Ningún contrato coincide con «ningún sitio»')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await expect(paging).toContainText('Se muestran del 1 al 100 de 130')
  await expect(filter).toHaveValue('')
})

test('without contracts the page says so and offers a way on [c8.empty-contracts]', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/contratos')
  await expect(page.getByText('Todavía no hay ningún contrato')).toBeVisible()
  await expect(page.getByRole('link', { name: /Llamar al 900/ })).toHaveAttribute('href', /^tel:/)
  await expectAccessible(page)
})

test('who has only gas begins with gas', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [gasFlat()] })
  await page.goto('/contratos')
  await expect(page.getByRole('tab', { name: 'Gas', selected: true })).toBeVisible()
  await expect(row(page, contracts[0]?.name)).toBeVisible()
  await page.getByRole('tab', { name: 'Electricidad' }).click()
  await expect(page.getByText('No hay contratos de electricidad')).toBeVisible()
})

test('the CUPS is copied whole [c9.copy-confirmation]', async ({ page, signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const timersMs = await noteTimers(page)
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await row(page, contracts[0]?.name).getByRole('button', { name: 'Copiar el CUPS' }).click()
  const confirmed = row(page, contracts[0]?.name).getByRole('status').getByText('Copiado')
  await expect(confirmed).toBeAttached()
  expect(await timersMs()).toContain(2500)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contracts[0]?.cups)
  await confirmed.waitFor({ state: 'detached' })
})

function pdfOf(page: Page, name: string | undefined) {
  return page.getByRole('link', { name: `Descargar el PDF del contrato ${name}` })
}

test('a contract is downloaded as a document that says what the list says [c2.detail-download]', async ({
  page,
  signedIn,
}) => {
  const customer = await signedIn({
    contracts: [flat({ powers: [3.45, 5.75] }), flat({ state: 'esborrany', signDay: undefined }), gasFlat()],
  })
  const [home, draft, gas] = customer.contracts
  const downloaded = async (name: string | undefined) => {
    const downloading = page.waitForEvent('download')
    await pdfOf(page, name).click()
    const download = await downloading
    const { text, ...read } = await readPdf(await readFile(await download.path()))
    return { ...read, name: download.suggestedFilename(), text: text.join(' ').replaceAll('\u00a0', ' ') }
  }
  await page.goto('/contratos')
  await expectAccessible(page)
  const document = await downloaded(home?.name)
  expect(document).toMatchObject({ name: `Contrato ${home?.name}.pdf`, language: 'es', tagged: true })
  for (const part of [customer.name, customer.nif, home?.street ?? '', 'P1 3,45 kW · P2 5,75 kW'])
    expect(document.text).toContain(part)
  expect(document.text.replaceAll(' ', '')).toContain(home?.cups)
  expect((await downloaded(draft?.name)).text).toContain('Pendiente de firma')
  await page.getByRole('tab', { name: 'Gas' }).click()
  const ofGas = await downloaded(gas?.name)
  expect(ofGas.text).toContain(`Contrato de gas ${gas?.name}`)
})

test('a failed download of a contract is shown beside its button, and can be tried again [c2.detail-download]', async ({
  page,
  context,
  signedIn,
  time,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  const button = pdfOf(page, contracts[0]?.name)
  await expect(button).toBeVisible()
  await loseLine(page)
  await button.click()
  await expect(page.getByText(/^No hay conexión\./)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  expect((await downloading).suggestedFilename()).toBe(`Contrato ${contracts[0]?.name}.pdf`)
  await time.pass({ hours: 3 })
  // By keyboard: what the pointer passes over is asked for ahead, and the office would say it first.
  await button.press('Enter')
  await expect(heading(page, 'Entrar')).toBeVisible()
})

for (const [language, address, title, pdf] of [
  ['ca', '/contractes', 'Contractes', /^Baixar el PDF del contracte/],
  ['en', '/contracts', 'Contracts', /^Download the PDF of contract/],
] as const) {
  test(`the list in ${language}`, async ({ page, signedIn }) => {
    await signedIn({ language, contracts: [flat({ debt: '1234.5' })] })
    await page.goto(`${address}?lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(language === 'en' ? /€1,234\.50/ : /1\.234,50\s€/).first()).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: pdf }).click()
    const read = await readPdf(await readFile(await (await downloading).path()))
    expect(read).toMatchObject({ language, tagged: true })
  })
}

test('the bills of a contract and their buttons stand within a narrow phone, in Catalan', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const owed = bill({
    day: '2026-09-02',
    firstDay: '2026-07-08',
    lastDay: '2026-08-07',
    state: 'open',
    debt: '47.83',
  })
  const { contracts } = await signedIn({ contracts: [flat({ invoices: [owed] })] })
  for (const path of [`/veure-contractes?contract=${contracts[0]?.name}`, '/factures']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ca`)
    const own = page.getByRole('row').filter({ hasText: contracts[0]?.invoices[0]?.number ?? '' })
    const name = await own.getByRole('rowheader').boundingBox()
    const status = await own.getByText('Deute de').boundingBox()
    const pay = await own.getByRole('button', { name: /^Pagar/ }).boundingBox()
    expect(name!.x + name!.width, path).toBeLessThanOrEqual(status!.x)
    expect(pay!.x + pay!.width, path).toBeLessThanOrEqual(344)
  }
})
