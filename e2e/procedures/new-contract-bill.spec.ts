// The present bill, read in the browser, in the first step of becoming a customer.
import type { Page } from '@playwright/test'
import { photograph } from '../../web/src/form/bill-reading/testing/photograph.ts'
import { exampleLink } from '../../web/src/form/bill-reading/testing/read-photograph.ts'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  dualWizard,
  fillPayment,
  fillPerson,
  gasWizard,
  goOn,
  importOffers,
  known,
  knownGas,
  sendPaper,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { pdfOf, pngOf, stacked } from '../pictures.ts'
import { expectFits, tabTo } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

/** The code of a bill of this supply; Granollers is the postal code of these journeys. */
function linkOf(cups: string): string {
  return exampleLink.replace('cups=ES1234123456789012JY1F', `cups=${cups}`).replace('cp=17001', 'cp=08500')
}
function codeOf(cups: string): Buffer {
  return pngOf(photograph(linkOf(cups), { modulePx: 5, degrees: 4, blurPx: 1, shadow: 0.4, grain: 15 }))
}
function png(buffer: Buffer) {
  return { name: 'factura.png', mimeType: 'image/png', buffer }
}
function pdf(buffer: Buffer) {
  return { name: 'factura.pdf', mimeType: 'application/pdf', buffer }
}

async function openReader(page: Page, name = 'Tengo una factura a mano', label = 'Rellenar con la factura') {
  await page.getByRole('button', { name }).click()
  const chooser = page.getByLabel(label)
  await expect(chooser).toBeVisible()
  return chooser
}
function said(page: Page, words: string | RegExp) {
  return page.getByRole('status').filter({ hasText: words })
}

/** The rest of the home, once the bill has filled its part. */
async function fillRest(page: Page): Promise<void> {
  await expect(page.getByLabel('Municipio', { exact: true })).toHaveValue('08298')
  await page.getByLabel('Calle, número, piso y puerta').fill('Calle Mayor 3')
  await page.getByLabel('Vivienda habitual').check()
  await page.getByLabel('Comercializadora actual').fill('ENDESA ENERG')
  await page.getByRole('listbox').getByRole('option').first().click()
}

test('on a phone a photo of the code fills the supply, its place and its powers, and does not leave it [r.wizard-bill]', async ({
  page,
  office,
}) => {
  const cups = supplyOf(777_060)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(wizard)
  await atStep(page, 'La casa')
  const chooser = await openReader(page)
  await expectFits(page)
  await expectAccessible(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(office.url)) sent.push(request.url())
  })
  await chooser.setInputFiles(png(codeOf(cups)))
  await expect(said(page, '99,17')).toContainText(
    'Del código QR de la factura: CUPS, comercializadora, código postal, potencia',
  )
  await expect(said(page, '99,17')).toContainText('Las potencias están en el paso «El contrato»')
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
  await expect(page.getByLabel('Código postal')).toHaveValue('08500')
  await expect(page.getByLabel('Sí, hay un contrato activo')).toBeChecked()
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  expect(sent).toEqual([])
  await expect(page.getByLabel('Comercializadora actual')).toHaveValue('IBERDROLA CLIENTES, S.A.U.')
  await fillRest(page)
  await page.reload()
  await atStep(page, 'La casa')
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await expect(page.getByText('Son las del código QR de la factura; se pueden cambiar.')).toBeVisible()
  await expect(page.getByLabel('Potencia P1')).toHaveValue('4,6')
  await expect(page.getByLabel('Potencia P2')).toHaveValue('4,6')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  const products = page.getByRole('group', { name: 'Producto' })
  await expect(products).toContainText('con el consumo de un año que dice la factura')
  await expect(products).toContainText('(9.809 kWh)')
  await expectFits(page)
  await products.getByText('Luz tranquila', { exact: true }).click()
  const shown = /(\d[\d.]*,\d\d)\s€ el primer año/.exec((await products.textContent()) ?? '')?.[1]
  await goOn(page)
  await fillPayment(page)
  await expect(page.getByRole('definition').filter({ hasText: shown ?? 'no cost' })).toBeVisible()
  const sending = page.waitForRequest((request) => /\/leads\/?.*yearly_use/.test(request.url()))
  await acceptAndSend(page)
  expect(new URL((await sending).url()).searchParams.get('yearly_use')).toBe('412|1974|7423')
  await atStep(page, 'Solicitud enviada')
})

test('a PDF takes the place of what was typed and says so; the powers of the distributor stay', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('CUPS').fill('ES0031')
  await page.getByLabel('Código postal').fill('17001')
  await expect(page.getByLabel('Municipio', { exact: true })).toHaveValue('17079')
  const chooser = await openReader(page)
  await chooser.setInputFiles(pdf(pdfOf({ words: ['Factura'], picture: photograph(linkOf(known)) })))
  await expect(said(page, '99,17')).toContainText(
    'En lugar de lo que estaba escrito: CUPS (ES0031) y código postal (17001).',
  )
  await expect(page.getByLabel('CUPS')).toHaveValue(known)
  await expect(page.getByText('Este suministro se puede contratar: 2.0TD, 4,6 · 3,45 kW.')).toBeVisible()
  await fillRest(page)
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await expect(page.getByLabel('Potencia P2')).toHaveValue('3,45')
  await expect(
    page.getByText('Son las que tiene la distribuidora; la factura dice 4,6 · 4,6 kW.'),
  ).toBeVisible()
})

test('of gas the CUPS stands in the words of the PDF; of an electricity bill only the place is taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(gasWizard)
  await atStep(page, 'La casa')
  const chooser = await openReader(page)
  await chooser.setInputFiles(png(codeOf(supplyOf(777_061))))
  await expect(said(page, '99,17')).toContainText('Es una factura de la luz: su CUPS no es el del gas')
  await expect(page.getByLabel('CUPS')).toHaveValue('')
  await expect(page.getByLabel('Código postal')).toHaveValue('08500')
  const spaced = knownGas.replace(/(.{4})/g, '$1 ').trim()
  await chooser.setInputFiles(
    pdf(pdfOf({ words: ['Factura de gas', `CUPS: ${spaced}`, 'IBAN ES91 2100 0418 4502 0005 1332'] })),
  )
  await expect(said(page, 'Del texto del PDF: CUPS')).toBeVisible()
  await expect(page.getByLabel('CUPS')).toHaveValue(knownGas)
  await expect(page.getByText('Este suministro se puede contratar: RL.2.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await fillRest(page)
  await sendPaper(page, 'Última factura')
  await goOn(page)
  await atStep(page, 'El titular')
})

test('what is no bill is told apart and opens nothing, and typing goes on', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('CUPS').fill('ES0031')
  const chooser = await openReader(page)
  const refused = async (file: ReturnType<typeof png>, title: string) => {
    await chooser.setInputFiles(file)
    await expect(said(page, title)).toBeVisible()
  }
  const lookalike = linkOf(known).replace('comparador.cnmc.gob.es', 'comparador.cnmc.gob.es.evil.example')
  await refused(png(pngOf(photograph(lookalike))), 'Este código no es el de una factura de la luz')
  await refused(
    png(pngOf(photograph('javascript:alert(1)'))),
    'Este código no es el de una factura de la luz',
  )
  await refused(
    png(pngOf(photograph(linkOf(known), { glare: 0.5 }))),
    'El código se ve, pero no se puede leer',
  )
  await refused(png(Buffer.from('<svg onload="alert(1)"/>')), 'El archivo no se puede abrir')
  await refused(pdf(Buffer.from('%PDF-1.7 nothing')), 'El archivo no se puede abrir')
  await refused(pdf(pdfOf({ words: ['CUPS: ES0031000000777001XX'] })), 'Este PDF no lleva el código QR')
  await expect(page.getByLabel('CUPS')).toHaveValue('ES0031')
  await expectAccessible(page)
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])
})

test('of two bills in one photo one is chosen, by keyboard alone, in Catalan', async ({ page }) => {
  await page.goto(`${dualWizard}?lang=ca`)
  await atStep(page, 'La casa')
  const button = page.getByRole('button', { name: 'Tinc una factura a mà' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const chooser = page.getByLabel('Omplir amb la factura')
  await expect(chooser).toBeVisible()
  await tabTo(page, chooser, { most: 1 })
  const [one, other] = [supplyOf(777_062), supplyOf(777_063)]
  const both = stacked(photograph(linkOf(one)), photograph(linkOf(other).replace('imp=99.17', 'imp=45.20')))
  await chooser.setInputFiles(png(pngOf(both)))
  const second = page.getByRole('button', { name: /45,20/ })
  await expect(second).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, second, { most: 2 })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('CUPS')).toHaveValue(other)
  await expect(said(page, '45,20')).toContainText('Del codi QR de la factura')
  // The reader closes and the answer stays.
  await page.keyboard.press('Shift+Tab')
  await button.press('Enter')
  await expect(chooser).toBeHidden()
  await expect(page.getByLabel('CUPS')).toHaveValue(other)
})

test('a reader that does not come says so in English, and comes when it is asked again', async ({ page }) => {
  await page.goto(`${wizard}?lang=en`)
  await atStep(page, 'Your home')
  await page.getByLabel('CUPS').fill('ES0031')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'I have a bill at hand' }).click()
  await expect(said(page, 'The reader could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  const chooser = await openReader(page, 'I have a bill at hand', 'Fill in from the bill')
  await chooser.setInputFiles(pdf(pdfOf({ words: [`Supply ${known} and ${knownGas}`] })))
  await expect(page.getByText('There is more than one CUPS. Which one should be used?')).toBeVisible()
  await page
    .getByRole('button', { name: /^CUPS ES/ })
    .first()
    .click()
  await expect(page.getByLabel('CUPS')).toHaveValue(known)
  await expect(said(page, 'From the words of the PDF: CUPS')).toContainText(
    'In place of what was typed: CUPS (ES0031).',
  )
})
