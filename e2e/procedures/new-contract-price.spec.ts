// The price a month before anything else is asked, and fields that are folded away.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  atStep,
  dualWizard,
  fillHome,
  gasWizard,
  goOn,
  importOffers,
  knownGas,
  known,
  wizard,
} from '../new-contract-page.ts'
import { wordsIn } from '../new-contract-words.ts'
import { errorSummary, expectFits, tabTo } from '../words.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })
test.beforeAll(({ office }) => importOffers(office))

function price(page: Page) {
  return page.getByRole('status', { name: 'Precio al mes' })
}

/** The price and the fields that it needs are seen without moving the page. */
async function expectFirstWindow(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const box = await price(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
}

test('a postal code and the use say what a month costs, and the CUPS says it of the supply [r.price-first]', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await expect(price(page)).toContainText('se ve aquí')
  await page.getByLabel('Código postal').fill('08500')
  await page.getByLabel('Vivienda habitual').check()
  await expect(price(page)).toContainText(
    /\d,\d\d\s€\s+al mes, con impuestos.*entre .* y .* según el consumo/,
  )
  await expect(price(page)).toContainText('Se supone una potencia de 4,6 kW')
  await expectFirstWindow(page)
  await expectAccessible(page)
  await expectFits(page)
  await page.getByLabel('CUPS').fill(known)
  await expect(price(page)).toContainText('Con lo que este suministro gastó el último año (2.500 kWh)')
  await expect(price(page)).not.toContainText('Se supone')
  await expectFirstWindow(page)
  // Nothing typed before is lost.
  await expect(page.getByLabel('Código postal')).toHaveValue('08500')
  await expect(page.getByLabel('Vivienda habitual')).toBeChecked()
  await page.reload()
  await atStep(page, 'La casa')
  await expect(price(page)).toContainText('al mes, con impuestos')
})

test('of gas there is a price of a home that cooks and of one that heats, until its supply is known', async ({
  page,
}) => {
  await page.goto(gasWizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Código postal').fill('08500')
  await page.getByLabel('Segunda residencia').check()
  await expect(price(page)).toContainText(/cocinar.*€.*calefacción.*€/)
  await expectAccessible(page)
  await page.getByLabel('CUPS').fill(knownGas)
  await expect(price(page)).toContainText('Con lo que este suministro gastó el último año (8.400 kWh)')
  await expect(price(page)).not.toContainText('cocinar')
})

test('of both the price is that of the electricity, and a business is told what it takes', async ({
  page,
}) => {
  await page.goto(dualWizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Código postal').fill('08500')
  await page.getByLabel('Negocio').check()
  await expect(price(page)).toContainText('con su CUPS o con su factura')
  await page.getByLabel('Vivienda habitual').check()
  await expect(price(page)).toContainText(/La luz.*al mes, con impuestos/)
})

test('what is folded away is reached by keyboard, opens for its error, and is sent [r.folded-fields]', async ({
  page,
}) => {
  const { home } = wordsIn('es')
  await page.goto(wizard)
  await atStep(page, home.title)
  await fillHome(page, known)
  await page.getByRole('button', { name: 'Escribir por partes' }).click()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor')
  const reference = page.getByLabel('Referencia catastral')
  const fold = page.locator('summary', { hasText: 'Bloque, escalera' })
  await expect(reference).toBeHidden()
  await tabTo(page, fold)
  await page.keyboard.press('Enter')
  await tabTo(page, reference, { most: 4 })
  await page.keyboard.type('1234')
  await fold.click()
  await expect(reference).toBeHidden()
  await goOn(page)
  await expect(reference).toBeFocused()
  // It stays open until it is right.
  await fold.click()
  await expect(reference).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await reference.fill('9872023 VH5797S-0001.WX')
  const sending = page.waitForRequest((request) => /\/leads\/?$/.test(new URL(request.url()).pathname))
  await goOn(page)
  await atStep(page, 'El titular')
  const body = (await sending).postDataJSON() as { readonly cups: object }
  expect(body.cups).toMatchObject({
    tv: 'CL',
    nv: 'Mayor',
    pnp: '3',
    ref_catastral: '9872023 VH5797S-0001.WX',
  })
})

test('a street that says too little leads to the part that is missing [r.street-line]', async ({ page }) => {
  const { address, home } = wordsIn('es')
  await page.goto(wizard)
  await atStep(page, home.title)
  await goOn(page)
  await errorSummary(page)
    .getByRole('link')
    .filter({ hasText: `${address.line}: ` })
    .click()
  await expect(page.getByLabel(address.line)).toBeFocused()
  await fillHome(page, known)
  await page.getByLabel(address.line).fill('Mayor 3')
  await expect(page.getByText('Falta el tipo de vía')).toBeVisible()
  await goOn(page)
  await expect(page.getByLabel('Tipo de vía')).toBeFocused()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor')
  await page.reload()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor')
})
