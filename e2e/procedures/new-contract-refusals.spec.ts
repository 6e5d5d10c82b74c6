import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  dni,
  fillHome,
  fillPayment,
  fillPerson,
  goOn,
  importOffers,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import type { Page } from '@playwright/test'
import { errorSummary } from '../words.ts'

// A retailer of reference checks the register once the product is known: the PVPC is never refused for it.
test.use({ deployment: { file: 'demo', changes: { contracting: { referenceRetailer: false } } } })

test.beforeAll(({ office }) => importOffers(office))

async function toContract(page: Page, address: string, cups: string): Promise<void> {
  await page.goto(address)
  await atStep(page, 'La casa')
  await fillHome(page, cups)
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await page.getByLabel('Potencia P1').fill('4,6')
  await page.getByLabel('Potencia P2').fill('4,6')
}

async function chooseCalm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('group', { name: 'Producto' }).getByText('Luz tranquila', { exact: true }).click()
  await goOn(page)
}

test('a bad payer hears it after the step about them, or without consent once it is sent [v2.wizard-confirmed] [v4.wizard-order] [v4.dni-score] [v8.lead-rejected] [v8.bad-score]', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await fillHome(page, supplyOf(777_040))
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page, { vat: dni(12_300_092) })
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('No podemos ofrecer este contrato')
  await expect(page.getByRole('alert')).toContainText(
    'La consulta a un fichero de solvencia no ha sido favorable',
  )
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'La casa')
  await page.getByLabel(/puede guardar lo que responda/).uncheck()
  await goOn(page)
  await atStep(page, 'El titular')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await goOn(page)
  await atStep(page, 'El contrato')
  await page.getByLabel('Potencia P1').fill('4,6')
  await page.getByLabel('Potencia P2').fill('4,6')
  await chooseCalm(page)
  await fillPayment(page)
  await acceptAndSend(page)
  await atStep(page, 'La solicitud no se ha podido aceptar')
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
})

test('what is missing is said of the questions that are there, and of the product only once nothing else is [c8.field-errors]', async ({
  page,
}) => {
  await toContract(page, wizard, supplyOf(777_039))
  const powers = ['P1', 'P2'].map((period) => page.getByLabel(`Potencia ${period}`))
  for (const power of powers) await power.fill('')
  await expect(page.getByLabel('Peaje de acceso')).toHaveCount(0)
  await goOn(page)
  await expect(errorSummary(page).getByRole('listitem')).toHaveText([
    'Potencia P1: Este dato es obligatorio.',
    'Potencia P2: Este dato es obligatorio.',
    '¿Hay placas solares (autoconsumo)? Este dato es obligatorio.',
  ])
  for (const power of powers) await power.fill('4,6')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  const product = page.getByRole('group', { name: 'Producto' })
  await expect(product.getByText('Luz tranquila', { exact: true })).toBeVisible()
  await expect(product.getByText('Este dato es obligatorio')).toHaveCount(0)
  await goOn(page)
  await expect(product.getByText('Este dato es obligatorio')).toBeVisible()
})

test('powers across 15 kW change the tariffs, and a product that is not there is said with the phone [v2.wizard-contract] [v4.tariff-reset] [v5.contract-powers] [v8.products-none] [v8.no-tariff]', async ({
  page,
}) => {
  await toContract(page, `${wizard}?tarifa=Luz%20de%20nadie`, supplyOf(777_041))
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await expect(page.getByText('No hay ninguna tarifa disponible para este suministro')).toBeVisible()
  await expect(page.getByRole('link', { name: /Lo miramos por teléfono/ })).toBeVisible()
  await expect(page.getByLabel('Peaje de acceso')).toContainText('2.0TD')
  const toll = page.getByLabel('Peaje de acceso')
  const settle = toll.locator('option:checked')
  await page.getByLabel('Potencia P2').fill('16')
  await expect(page.getByLabel('Potencia P6')).toBeVisible()
  // At once, not when all six are there: another list, and none of it chosen.
  await expect(toll).toContainText('3.0TD · baja tensión')
  await expect(toll).not.toContainText('2.0TD')
  await expect(settle).toHaveText('Elegir')
  await expect(page.getByText('depende de la tensión del suministro')).toBeVisible()
  for (const period of [3, 4, 5, 6]) await page.getByLabel(`Potencia P${period}`).fill('16')
  // Nothing is loaded before a choice.
  await expect(page.getByText('Elija el peaje de acceso')).toBeVisible()
  await expect(page.getByText('Calculando el primer año')).toHaveCount(0)
  await toll.selectOption({ label: '3.0TD · baja tensión' })
  await page.getByLabel('Potencia P4').fill('')
  await expect(settle).toHaveText('Elegir')
  // Two are asked for again once the highest of the six allows it.
  for (const period of [3, 4, 5, 6, 2]) await page.getByLabel(`Potencia P${period}`).fill('4,6')
  await expect(page.getByLabel('Potencia P6')).toHaveCount(0)
  await expect(page.getByLabel('Peaje de acceso')).toContainText('2.0TD')
})

test('products and a sending that do not come can be asked for again, and nothing typed is lost [v8.products-failure] [v8.lead-confirm]', async ({
  page,
  office,
}) => {
  await toContract(page, wizard, supplyOf(777_042))
  await expect(page.getByLabel('Peaje de acceso')).toContainText('2.0TD')
  await office.withoutDatabase(async () => {
    await page.getByRole('radio', { name: 'Sí', exact: true }).check()
    await expect(page.getByText('Los productos no se han podido cargar')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await chooseCalm(page)
  await fillPayment(page)
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  await office.withoutDatabase(async () => {
    await acceptAndSend(page)
    await expect(page.getByText('En este momento no se ha podido enviar')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Volver al paso anterior' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Volver a enviar' }).click()
  await atStep(page, 'Solicitud enviada')
})

test('the steps stand side by side above 996 px and one below the other up to it [v2.wizard-stepper] [v2.gas-wizard] [v9.stepper-breakpoint]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await page.goto(wizard)
  await atStep(page, 'La casa')
  const steps = page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem')
  const tops = async () => {
    const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()))
    return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size
  }
  await expect.poll(tops).toBe(1)
  await page.setViewportSize({ width: 996, height: 800 })
  await expect.poll(tops).toBe(5)
})

test('a supply is looked up once its CUPS is whole, and one that could not be can be looked up again [c5.cups-lookup] [c8.async-validation] [v8.availability]', async ({
  page,
  office,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, cups] = /contractacio\/config\/cups\/([^?]*)/.exec(request.url()) ?? []
    if (cups !== undefined) asked.push(cups)
  })
  await page.goto(wizard)
  await atStep(page, 'La casa')
  const cups = supplyOf(777_043)
  const field = page.getByLabel('CUPS')
  await office.withoutDatabase(async () => {
    await field.fill(cups)
    await expect(page.getByText('No se ha podido comprobar el suministro.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  const before = asked.length
  // Between two that are whole, the ones that are not are not asked for.
  await field.fill(cups.slice(0, 19))
  await field.blur()
  await expect(page.getByText(/Este suministro se puede contratar/)).toHaveCount(0)
  await field.fill(`${cups}0`)
  await field.blur()
  await field.fill(`${cups}0F`)
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  expect(asked.slice(before)).toEqual([`${cups}0F`])
})

test('the errors of a step name their fields, and each leads to a field that is on the screen', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await page.getByLabel('Negocio').check()
  await page.getByLabel('Sí, hay un contrato activo').check()
  await goOn(page)
  const lines = errorSummary(page).getByRole('link')
  await expect(lines.filter({ hasText: 'Actividad (CNAE): Este dato es obligatorio.' })).toBeVisible()
  await expect(lines.filter({ hasText: 'Municipio: Este dato es obligatorio.' })).toBeVisible()
  for (const label of ['Actividad (CNAE)', 'Comercializadora actual', 'Municipio']) {
    await lines.filter({ hasText: `${label}: ` }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
})
