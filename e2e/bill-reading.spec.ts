import type { Page } from '@playwright/test'
import { photograph } from '../web/src/form/bill-reading/testing/photograph.ts'
import { exampleLink } from '../web/src/form/bill-reading/testing/read-photograph.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { importOffers } from './new-contract-page.ts'
import { pngOf, stacked } from './pictures.ts'
import { expectFits, tabTo } from './words.ts'

function chooser(page: Page, label = 'Rellenar con la factura') {
  return page.getByLabel(label)
}

function photo(name: string, buffer: Buffer, mimeType = 'image/png') {
  return { name, mimeType, buffer }
}

const white = { width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(235) }
const blankPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n'),
)

const night = { modulePx: 5, degrees: 6, tilt: 0.05, blurPx: 1, shadow: 0.5, grain: 20 }

test('a photo of the bill’s code fills the comparator on a phone, and does not leave it', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/comparador')
  await expect(chooser(page)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(office.url)) sent.push(request.url())
  })
  await chooser(page).setInputFiles(photo('noche.png', pngOf(photograph(exampleLink, night))))
  await expect(page.getByRole('status').filter({ hasText: '99,17' })).toContainText('CUPS')
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('ES1234123456789012JY1F')
  await expect(page.getByLabel('Potencia en punta (P1)')).toHaveValue('4.6')
  await expect(page.getByLabel('Consumo en P3')).toHaveValue('652')
  await expect(page.getByLabel('Primer día de la factura')).toHaveValue('2026-04-01')
  await expect(page.getByLabel('Último día de la factura')).toHaveValue('2026-04-30')
  await expect(page.getByLabel('Importe de la factura')).toHaveValue('99.17')
  await expectAccessible(page)
  await expectFits(page)
  // A file that cannot be read keeps the figures, and the page says whose they are.
  await chooser(page).setInputFiles(photo('papel.png', pngOf(white)))
  const refusal = page.getByRole('status').filter({ hasText: 'No se ve ningún código QR' })
  await expect(refusal).toContainText('El formulario sigue con los datos de antes. Factura del 01/04/2026')
  await expect(page.getByLabel('Consumo en P3')).toHaveValue('652')
  expect(sent).toEqual([])
  // R2-515 in the register of the CNMC.
  const retailer = page.getByLabel('Comercializadora actual').locator('option:checked')
  await expect(retailer).toHaveText('IBERDROLA CLIENTES, S.A.U.')
  // A bill in credit is told apart, beside its field.
  await page.getByLabel('Importe de la factura').fill('-5')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(
    page.getByText(/^Una factura sin importe o a favor no se puede comparar/).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Importe de la factura')).toBeFocused()
  await expectFits(page)
  await page.getByLabel('Importe de la factura').fill('99,17')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Resultado' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Consumo en P3')).toHaveValue('652')
})

test('what is no code of a bill is told apart, and typing goes on', async ({ page }) => {
  await page.goto('/comparador')
  await page.getByLabel('CUPS', { exact: true }).fill('ES1')
  const refused = async (file: ReturnType<typeof photo>, title: string) => {
    await chooser(page).setInputFiles(file)
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
  }
  const foreign = photograph('https://pagos.example/?importe=99.17')
  await refused(photo('otro.png', pngOf(foreign)), 'Este código no es el de una factura de la luz')
  await refused(
    photo('reflejo.png', pngOf(photograph(exampleLink, { glare: 0.5 }))),
    'El código se ve, pero no se puede leer',
  )
  await refused(
    photo('cortado.png', pngOf(photograph(exampleLink.slice(0, 90)))),
    'Al código de la factura le faltan datos',
  )
  await refused(photo('papel.png', pngOf(white)), 'No se ve ningún código QR')
  await refused(photo('factura.pdf', blankPdf, 'application/pdf'), 'Este PDF no lleva el código QR')
  await refused(photo('nota.png', Buffer.from('nothing')), 'El archivo no se puede abrir')
  await refused(photo('roto.pdf', Buffer.from('%PDF-1.7 nothing')), 'El archivo no se puede abrir')
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('ES1')
  await expectAccessible(page)
})

test('of two bills in one photo one is chosen, by keyboard', async ({ page }) => {
  await page.goto('/comparador?lang=ca')
  const other = exampleLink.replace('imp=99.17', 'imp=45.20')
  const both = stacked(photograph(exampleLink), photograph(other))
  await chooser(page, 'Omplir amb la factura').setInputFiles(photo('dues.png', pngOf(both)))
  const second = page.getByRole('button', { name: /45,20/ })
  await expect(second).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Import de la factura')).toHaveValue('45.2')
})

test('beside an advertisement the bill is read, and what looks like the comparator is not opened', async ({
  page,
  context,
}) => {
  await page.goto('/comparador')
  const lookalike = exampleLink.replace('comparador.cnmc.gob.es', 'comparador.cnmc.gob.es.evil.example')
  const opened: string[] = []
  context.on('request', (request) => opened.push(request.url()))
  await chooser(page).setInputFiles(photo('falso.png', pngOf(photograph(lookalike))))
  await expect(
    page.getByRole('status').filter({ hasText: 'Este código no es el de una factura de la luz' }),
  ).toContainText('No se ha abierto')
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('')
  const both = stacked(photograph(lookalike), photograph(exampleLink))
  await chooser(page).setInputFiles(photo('hoja.png', pngOf(both)))
  await expect(page.getByLabel('CUPS', { exact: true })).toHaveValue('ES1234123456789012JY1F')
  await expect(page.getByLabel('Importe de la factura')).toHaveValue('99.17')
  expect(opened.filter((url) => url.includes('evil'))).toEqual([])
})
