import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { atStep, fillHome, fillPerson, goOn, importOffers, sendPaper, supplyOf } from './new-contract-page.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

const cups = supplyOf(779_001)

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const field = page.getByLabel(label)
  const name = field.locator('option').filter({ hasText: option }).first()
  await field.selectOption(await name.evaluate((one) => (one as HTMLOptionElement).value))
}

async function fillBill(page: Page, { tariff = '2.0TD', amount = '60,00' } = {}): Promise<void> {
  await page.getByLabel('CUPS').fill(cups)
  await choose(page, 'Comercializadora actual', /ENDESA ENERG/)
  await choose(page, 'Peaje de acceso', tariff)
  await page.getByLabel(tariff === '2.0TD' ? 'Potencia en punta (P1)' : 'Potencia contratada').fill('4')
  if (tariff === '2.0TD') await page.getByLabel('Potencia en valle (P2)').fill('3')
  await page.getByLabel('Consumo en P2').fill('60')
  await page.getByLabel('Consumo en P3').fill('90')
  await page.getByLabel('Consumo en P1').fill('50')
  await page.getByLabel('Primer día de la factura').fill('2026-10-01')
  await page.getByLabel('Último día de la factura').fill('2026-10-30')
  await page.getByLabel('Importe de la factura').fill(amount)
}

function compareButton(page: Page) {
  return page.getByRole('button', { name: 'Comparar' })
}

async function leaveDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByLabel('Primer apellido').fill('Soler')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel(/puede guardar estos datos/).check()
}

test('a bill of electricity beside what we sell, by keyboard [v2.comparator] [v2.comparator-mode] [v2.comparator-electricity] [v2.comparator-result] [v2.comparator-side] [v4.comparators] [v5.comparator-consumption]', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.goto('/comparador')
  await expect(page.getByLabel('Peaje de acceso')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('complementary', { name: '¿Hace falta ayuda?' })).toContainText('900 500 005')
  await tabTo(page, compareButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('CUPS')).toBeFocused()
  await expectAccessible(page)
  await fillBill(page)
  await page.getByLabel('Consumo en P1').fill('9000')
  await compareButton(page).click()
  await expect(page.getByText(/^Es más de lo que da la potencia/)).toBeVisible()
  await page.getByLabel('Consumo en P1').fill('50')
  await tabTo(page, compareButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Resultado' })).toBeFocused()
  await expect(page.getByText(/habrían sido/)).toContainText('menos')
  const table = page.getByRole('table', { name: 'Línea por línea' })
  await expect(table.getByRole('row', { name: /Potencia P1/ })).toContainText(
    /4\skW × 20,00\s€\/kW\/año × 30 días ÷ 365/,
  )
  await expect(table.getByRole('row', { name: /Energía P1/ })).toContainText(/50\skWh × 0,12\s€/)
  await expect(
    table.getByRole('row', { name: /Impuesto sobre la electricidad \(5,11269632 %\)/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver los productos' }).click()
  await expect(page.getByRole('table', { name: 'Ver los productos' })).toContainText('Luz tranquila')
  await expect(page.getByRole('link', { name: 'Contratar ahora' })).toHaveAttribute(
    'href',
    /^\/nuevo-cliente-electricidad\?tarifa=/,
  )
  await leaveDetails(page, 'compara@example.test')
  await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
  await expect(page.getByText('Gracias: llamaremos o escribiremos pronto.')).toBeVisible()
  const mails = await office.mailsTo('compara@example.test')
  expect(mails.at(-1)?.text).toContain('Referencia:')
  await page.getByRole('button', { name: 'Volver al formulario' }).click()
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
  await expect(page.getByLabel('Consumo en P3')).toHaveValue('90')
})

test('nothing saved is said plainly, and a bill that cannot be compared goes to somebody [v8.comparator-no-result] [v8.comparator-failure]', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.goto('/comparador')
  await fillBill(page, { amount: '10' })
  await compareButton(page).click()
  await expect(page.getByText(/no se ahorra nada/)).toBeVisible()
  await page.getByRole('button', { name: 'Volver al formulario' }).click()
  await fillBill(page, { tariff: '3.0A' })
  await compareButton(page).click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Con estos datos no podemos dar un resultado' }),
  ).toBeFocused()
  await expectAccessible(page)
  await leaveDetails(page, 'mirad@example.test')
  await office.withoutTable('enquiry', async () => {
    await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no hemos podido')
  })
  await page.getByRole('button', { name: 'Quiero que me llamen' }).click()
  await expect(page.getByText('Gracias: llamaremos o escribiremos pronto.')).toBeVisible()
})

test('a comparison that fails says so, and stays as it was typed [v8.comparator-failure]', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.goto('/comparador')
  await fillBill(page)
  await office.withoutTable('product_offer', async () => {
    await compareButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no hemos podido')
  })
  await compareButton(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Resultado' })).toBeFocused()
})

test('a bill of six periods with surplus, on a phone [r.comparison-six]', async ({ page, office }) => {
  await importOffers(office)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/comparador')
  await page.getByLabel('CUPS').fill(cups)
  await choose(page, 'Comercializadora actual', /ENDESA ENERG/)
  await choose(page, 'Peaje de acceso', /^3\.0TD$/)
  for (const period of [1, 2, 3, 4, 5, 6]) {
    await page.getByLabel(`Potencia en P${period}`).fill('20')
    await page.getByLabel(`Consumo en P${period}`).fill('100')
  }
  await page.getByLabel('Excedentes', { exact: true }).fill('50')
  await page.getByLabel('Precio de los excedentes').fill('0,05')
  await page.getByLabel('Primer día de la factura').fill('2026-10-01')
  await page.getByLabel('Último día de la factura').fill('2026-10-30')
  await page.getByLabel('Importe de la factura').fill('600')
  await expectFits(page)
  await expectAccessible(page)
  await compareButton(page).click()
  await expect(page.getByText(/habrían sido/)).toContainText('Luz de taller')
  await expect(page.getByText(/no paga los excedentes/)).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Línea por línea' }).getByRole('row', { name: /Potencia P6/ }),
  ).toBeVisible()
  await expectFits(page)
})

test('contract now opens the questions filled in, with nothing of anybody in the address [r.comparison-contract]', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.goto('/comparador')
  await fillBill(page)
  await compareButton(page).click()
  await page.getByRole('link', { name: 'Contratar ahora' }).click()
  await atStep(page, 'La casa')
  expect(page.url()).not.toContain(cups)
  await expect(page.getByLabel('CUPS')).toHaveValue(cups)
  await expect(page.getByLabel('Sí, hay un contrato activo')).toBeChecked()
  await expect(page.getByLabel('Comercializadora actual')).toHaveValue(/ENDESA ENERG/)
  await fillHome(page, cups)
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await expect(page.getByLabel('Potencia P1')).toHaveValue('4')
  await expect(page.getByLabel('Potencia P2')).toHaveValue('3')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await expect(
    page.getByRole('group', { name: 'Producto' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
})

test('a comparison is a link that holds its figures and nothing of anybody [r.comparison-link]', async ({
  page,
  office,
}) => {
  await importOffers(office)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/comparador')
  await fillBill(page)
  await compareButton(page).click()
  await page.getByRole('button', { name: 'Copiar un enlace a esta comparación' }).click()
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain(cups)
  // Somebody else, in another tab, with something hostile beside it.
  const other = await page.context().newPage()
  await other.goto(`${link}&p3=%3Cimg%20src%3Dx%3E&cups=ES1&name=Laia`)
  await expect(other.getByText(/^Un enlace ha traído los datos/)).toBeVisible()
  await expect(other.getByLabel('Potencia en valle (P2)')).toHaveValue('3')
  await expect(other.getByLabel('Consumo en P3')).toHaveValue('90')
  await expect(other.getByLabel('Importe de la factura')).toHaveValue('60,00')
  await expect(other.getByLabel('CUPS')).toHaveValue('')
  await expectAccessible(other)
  await other.getByLabel('CUPS').fill(cups)
  await compareButton(other).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Resultado' })).toBeFocused()
})

test('the bill itself is sent instead [v2.comparator-mode] [v4.comparators]', async ({ page, office }) => {
  await page.goto('/comparador')
  await page.getByLabel('Enviar la factura y que la miremos').check()
  await page.getByRole('button', { name: 'Enviar la factura' }).click()
  await expect(page.getByText('Falta la factura: sirve una foto o el PDF.')).toBeVisible()
  await expectAccessible(page)
  await leaveDetails(page, 'envia@example.test')
  await sendPaper(page, /^Factura$/)
  await page.getByRole('button', { name: 'Enviar la factura' }).click()
  await expect(page.getByText(/^Factura enviada/)).toBeVisible()
  const mails = await office.mailsTo('envia@example.test')
  expect(mails.at(-1)?.text).toContain('Referencia:')
})

test('a bill of gas without a product like it goes to somebody, on a phone [v2.gas-comparator] [v2.comparator-gas] [v5.gas-comparator-dates]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/comparador-gas')
  await page.getByLabel('CUPS').fill(cups)
  await choose(page, 'Comercializadora actual', /ENDESA/)
  await choose(page, 'Peaje de acceso', 'RL.11')
  await page.getByLabel('Consumo').fill('600')
  await page.getByLabel('Primer día de la factura').fill('2026-10-30')
  await page.getByLabel('Último día de la factura').fill('2026-10-01')
  await page.getByLabel('Importe de la factura').fill('90')
  await compareButton(page).click()
  await expect(page.getByText(/fecha inicial no puede ser posterior/)).toBeVisible()
  await page.getByLabel('Primer día de la factura').fill('2026-09-01')
  await compareButton(page).click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Con estos datos no podemos dar un resultado' }),
  ).toBeFocused()
  await expectFits(page)
  await expectAccessible(page)
})

test('both comparators are there in three languages, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [path, title, button] of [
    ['/comparador?lang=ca', 'Comparador d’electricitat', 'Comparar'],
    ['/price-comparator?lang=en', 'Electricity price comparator', 'Compare'],
    ['/gas-price-comparator?lang=en', 'Gas price comparator', 'Compare'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await expectFits(page)
  }
})

test('comparators and calculator are drawn before their code, and have the menus of a customer', async ({
  browser,
  office,
  page,
  signedIn,
}) => {
  const context = await browser.newContext({ baseURL: office.url, javaScriptEnabled: false })
  const still = await context.newPage()
  for (const [path, title] of [
    ['/comparador', 'Comparador de electricidad'],
    ['/comparador-gas', 'Comparador de gas'],
    ['/potencia', 'Calculadora de potencia'],
  ] as const) {
    await still.goto(path)
    await expect(heading(still, title)).toBeVisible()
  }
  await context.close()
  await signedIn({ contracts: [flat()] })
  await page.setViewportSize({ width: 1280, height: 800 })
  // Only there does the browser mark that it has a session.
  await page.goto('/contratos')
  await expect(page.getByRole('table', { name: /^Contratos de/ })).toBeVisible()
  await page.goto('/comparador')
  // The year of the customer's own contract comes first, and a bill is one choice away.
  await expect(page.getByLabel('Un año de un contrato de esta cuenta')).toBeChecked()
  await page.getByLabel('Una factura').check()
  await expect(page.getByLabel('Peaje de acceso')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Un año de un contrato de esta cuenta')).toBeChecked()
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
})
