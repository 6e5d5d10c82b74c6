import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  account,
  atStep,
  dni,
  fillHome,
  fillPerson,
  goOn,
  importOffers,
  known,
  ofSixPowers,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { codeFor } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

const address = 'casa.habitual@example.test'

/** A customer with the social bonus must give it up before signing. */
async function giveBonusUp(page: Page, sendCode: Locator): Promise<void> {
  const has = page.getByLabel('Tengo el bono social')
  await has.check()
  await expect(sendCode).toHaveCount(0)
  await expect(has).toBeFocused()
  await page.getByText('Lo que se firma al renunciar').click()
  await expect(page.getByText(/RENUNCIO expresamente/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByLabel('Comercializadora que aplica ahora el bono').fill('Referencia de Prueba, SA')
  await page.getByLabel(/Pagado en los 4 últimos meses/).fill('120,50')
  await page.getByRole('button', { name: 'Renunciar al bono social' }).click()
  const paper = page.getByRole('link', { name: 'Renuncia al bono social (PDF)' })
  await expect(paper).toBeVisible()
  await expect(page.getByText(/En un año se pagarían unos .+ que con el bono/)).toBeVisible()
  const reply = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  await expect(sendCode).toBeVisible()
}

test('a usual home becomes a customer, from the supply to the signature [v2.new-electricity] [v2.wizard-home] [v2.wizard-you] [v2.wizard-contract] [v2.wizard-payment] [v2.wizard-confirmation] [v2.wizard-confirmed] [v4.send-lead] [v4.send-confirm] [POST contract_drafts/{id}/signature/] [r.sign-new-contract]', async ({
  page,
  office,
}) => {
  await page.goto(wizard)
  await expect(heading(page, 'Contratar la luz')).toBeVisible()
  await atStep(page, 'La casa')
  const advice = page.getByText(/Tenga a mano/)
  await expect(advice).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await fillHome(page, known)
  await expect(page.getByText('Este suministro se puede contratar: 2.0TD, 4,6 · 3,45 kW.')).toBeVisible()
  await goOn(page)

  await atStep(page, 'El titular')
  await expect(advice).toHaveCount(0)
  await expectAccessible(page)
  await fillPerson(page, { email: address })
  await goOn(page)

  await atStep(page, 'El contrato')
  await expect(page.getByLabel('Potencia P1')).toHaveValue('4,6')
  await expect(page.getByLabel('Potencia P2')).toHaveValue('3,45')
  const products = page.getByRole('group', { name: 'Producto' })
  await expect(products.getByRole('radio').first()).toHaveAccessibleName('Luz tranquila')
  await expect(products).toContainText('el primer año')
  await expectAccessible(page)
  await products.getByText('Luz tranquila', { exact: true }).click()
  await goOn(page)

  await atStep(page, 'El pago')
  await expectAccessible(page)
  await page.getByLabel('IBAN').fill(account)
  await page.getByLabel(/es titular de esta cuenta/).check()
  await goOn(page)

  await expect(page.getByText('Luz tranquila')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Falta marcarlo para poder contratar.').first()).toBeVisible()
  await page.getByLabel(/acepto las condiciones generales/).check()
  await page.getByLabel(/He leído la información sobre protección de datos/).check()
  await page.getByRole('button', { name: 'Enviar' }).click()

  await atStep(page, 'Solicitud enviada')
  await expect(page.getByRole('main')).toContainText('Luz tranquila')
  await expectAccessible(page)
  await page.reload()
  await atStep(page, 'Solicitud enviada')
  const summary = page.getByRole('link', { name: 'Descargar el resumen (PDF)' })
  const reply = await page.request.get((await summary.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')

  // The page looks by itself until the summary has left.
  await page.getByRole('link', { name: 'Leer el contrato y firmarlo' }).click()
  await expect(heading(page, 'Contrato de electricidad: Luz tranquila')).toBeVisible()
  await expect(page.getByText(/El resumen precontractual está saliendo por correo/)).toBeVisible()
  expect((await office.mailsTo(address)).map(({ subject }) => subject)).toEqual([
    'Resumen precontractual: Luz tranquila',
  ])
  const sendCode = page.getByRole('button', { name: 'Enviar el código' })
  await expect(sendCode).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await giveBonusUp(page, sendCode)
  const early = page.getByLabel(/empiece cuanto antes/)
  await early.click()
  await expect(early).toBeChecked()
  const day = page.getByLabel(/Día en que se quiere que empiece/)
  const first = (await day.getAttribute('min')) ?? ''
  const kept = page.waitForResponse((reply) => reply.url().includes('/early_start/'))
  await day.fill(first)
  // The focus moves to the signing button, also while the day is being saved.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(day).not.toBeFocused({ timeout: 200 })
  }).toPass()
  await expect(sendCode).toBeFocused()
  expect((await (await kept).json()) as object).toMatchObject({ wished_start: { day: first } })
  await expect(day).toHaveValue(first)
  await expect(page.getByText(/^Día guardado: /)).toBeVisible()
  const contract = page.getByRole('link', { name: 'Contrato (PDF)' })
  const signed = await page.request.get((await contract.getAttribute('href')) ?? '')
  expect(signed.headers()['content-type']).toBe('application/pdf')
  await sendCode.click()
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  // An impossible day is reported beside its field, and nothing can be signed until it is corrected.
  await day.fill('2099-01-01')
  await expect(page.getByText(/^Elija un día entre el /)).toBeVisible()
  await expect(page.getByText(/^Antes de firmar, corrija el día/)).toBeVisible()
  await expectAccessible(page)
  await day.fill(first)
  await expect(page.getByText(/^Elija un día entre el /)).toHaveCount(0)
  await code.fill(await codeFor(office, address))
  await page.getByRole('button', { name: 'Contratar, con obligación de pago' }).click()
  await expect(page.getByText('Está firmado.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Está firmado.')).toBeVisible()
  await expect
    .poll(async () => (await office.mailsTo(address)).map(({ subject }) => subject))
    .toContain('Contrato firmado: Luz tranquila')
})

test('a document of another name and a supply that is taken are refused, and nothing typed is lost [v4.wizard-order] [v4.dni-score] [v4.availability] [v8.availability] [v8.invalid-id]', async ({
  page,
  customer,
}) => {
  const { contracts } = await customer({ contracts: [flat()] })
  await page.goto(wizard)
  // A deep link leads no further than the answers do.
  await page.goto(`${wizard}?step=payment`)
  await atStep(page, 'La casa')
  await page.getByLabel('CUPS').fill(contracts[0]?.cups ?? '')
  await expect(page.getByText(/ya tiene un contrato con nosotros/).first()).toBeVisible()
  await fillHome(page, supplyOf(777_009))
  await expect(page.getByText(/Este suministro se puede contratar. Faltan sus datos/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor 3')
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page, { vat: dni(12_300_091) })
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('El documento de identidad no es válido')
  await page.getByLabel('NIF o NIE').fill(dni(12_345_678))
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'La casa')
  await expect(page.getByLabel('CUPS')).toHaveValue(supplyOf(777_009))
  await goOn(page)
  await expect(page.getByLabel('NIF o NIE')).toHaveValue(dni(12_345_678))
  await expect(page.getByText('papel.pdf', { exact: true })).toBeVisible()
  await goOn(page)
  await atStep(page, 'El contrato')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a workshop with six powers sees the product of its tariff, and every step fits', async ({ page }) => {
    await page.goto(wizard)
    await atStep(page, 'La casa')
    await expectFits(page)
    await fillHome(page, ofSixPowers)
    await goOn(page)
    await atStep(page, 'El titular')
    await expectFits(page)
    await fillPerson(page)
    await goOn(page)
    await atStep(page, 'El contrato')
    await expect(page.getByLabel('Potencia P6')).toHaveValue('20')
    await expect(page.getByLabel('Peaje de acceso')).toContainText('3.0TD')
    await expect(page.getByRole('group', { name: 'Producto' })).toContainText('Luz de taller')
    await expectFits(page)
  })
})
