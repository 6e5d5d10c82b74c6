// What a contract of gas can be refused for, alone and beside electricity, and that nothing typed is lost.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  choose,
  dni,
  dualWizard,
  fillElectricity,
  fillHome,
  fillPayment,
  fillPerson,
  fillGasNow,
  gasWizard,
  goOn,
  importOffers,
  known,
  linkedGas,
  sendPaper,
  supplyOf,
} from '../new-contract-page.ts'
import { flat } from '../scenarios.ts'
import { errorSummary } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

/** Gas tariffs as the form says them. */
const rl = {
  1: 'RL.1 · hasta 5.000 kWh al año',
  2: 'RL.2 · de 5.000 a 15.000 kWh al año',
  4: 'RL.4 · de 50.000 a 300.000 kWh al año',
}

/** Gas alone, up to its tariff. */
async function toGas(page: Page, cups: string, { vat = dni(12_345_678), address = gasWizard } = {}) {
  await page.goto(address)
  await atStep(page, 'La casa')
  await fillHome(page, cups)
  await sendPaper(page, 'Última factura')
  await goOn(page)
  await atStep(page, 'El titular')
  await fillPerson(page, { vat })
  await goOn(page)
}

test('whom a register does not know, or advises against, hears it after the step about them', async ({
  page,
}) => {
  await toGas(page, supplyOf(777_100, '0230'), { vat: dni(12_300_091) })
  await expect(page.getByRole('alert')).toContainText('El documento de identidad no es válido')
  await expectAccessible(page)
  await page.getByLabel('NIF o NIE').fill(dni(12_300_092))
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('No podemos ofrecer este contrato')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'La casa')
  await expect(page.getByLabel('CUPS')).toHaveValue(supplyOf(777_100, '0230'))
  await goOn(page)
  await atStep(page, 'El titular')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Laia Ferrer')
  await page.getByLabel('NIF o NIE').fill(dni(12_345_678))
  await goOn(page)
  await atStep(page, 'El gas')
})

test('a supply that is of electricity, taken or cannot be looked up is said beside its field', async ({
  page,
  office,
  customer,
}) => {
  const { contracts } = await customer({ contracts: [flat()] })
  await page.goto(gasWizard)
  await atStep(page, 'La casa')
  const field = page.getByLabel('CUPS')
  await field.fill(known)
  await expect(page.getByText(/Este CUPS es de electricidad/).first()).toBeVisible()
  await expect(page.getByText(/ya tiene un contrato con nosotros/)).toHaveCount(0)
  await expectAccessible(page)
  // A contract of electricity with us is no contract of gas.
  await field.fill(contracts[0]?.cups ?? '')
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  await expect(page.getByText(/Este CUPS es de electricidad/)).toHaveCount(0)
  await office.withoutDatabase(async () => {
    await field.fill(supplyOf(777_101, '0230'))
    await expect(page.getByText('No se ha podido comprobar el suministro.')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
})

test('no product, products that do not come and a sending that is lost leave what was typed', async ({
  page,
  office,
}) => {
  await toGas(page, supplyOf(777_102, '0230'))
  await atStep(page, 'El gas')
  const tariff = page.getByLabel('Tarifa de acceso')
  await goOn(page)
  // The product is not there before its tariff: the one question that is says what it lacks.
  await expect(page.getByText('Este dato es obligatorio.', { exact: true })).toHaveCount(1)
  await expect(tariff).toBeFocused()
  await expect(errorSummary(page)).toHaveCount(0)
  await expectAccessible(page)
  await tariff.selectOption({ label: rl[4] })
  await expect(page.getByText('No hay ninguna tarifa disponible para este suministro')).toBeVisible()
  await expect(page.getByRole('link', { name: /Lo miramos por teléfono/ })).toBeVisible()
  await expectAccessible(page)
  // The products behind the price of the first step would be there still.
  await page.reload()
  await atStep(page, 'El gas')
  await office.withoutDatabase(async () => {
    await tariff.selectOption({ label: rl[2] })
    await expect(page.getByText('Los productos no se han podido cargar')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await choose(page, 'Gas tranquilo')
  await goOn(page)
  await atStep(page, 'El pago')
  await goOn(page)
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await fillPayment(page)
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Falta marcarlo para poder contratar.').first()).toBeVisible()
  await expectAccessible(page)
  await office.withoutDatabase(async () => {
    await acceptAndSend(page)
    await expect(page.getByText('En este momento no se ha podido enviar')).toBeVisible()
    await expectAccessible(page)
  })
  await page.reload()
  await atStep(page, 'Solicitud enviada')
})

test('a link to a product that is not there says so with the phone', async ({ page }) => {
  await toGas(page, linkedGas, { address: `${gasWizard}?tarifa=Gas%20de%20nadie` })
  await atStep(page, 'El gas')
  await expect(page.getByText('No hay ninguna tarifa disponible para este suministro')).toBeVisible()
  await page.goto(`${gasWizard}?step=gas`)
  await choose(page, 'Gas tranquilo')
})

test('gas that is lost on its way is sent again beside electricity that stays', async ({ page }) => {
  await page.goto(dualWizard)
  await fillElectricity(page, supplyOf(777_103))
  await atStep(page, 'El gas')
  await goOn(page)
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('CUPS del gas').fill(supplyOf(777_103))
  await page.getByLabel('CUPS del gas').fill(supplyOf(777_104, '0230'))
  await fillGasNow(page)
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  await page.getByLabel('Tarifa de acceso').selectOption({ label: rl[1] })
  await choose(page, 'Gas tranquilo')
  await sendPaper(page, 'Última factura del gas')
  await page.reload()
  await atStep(page, 'El gas')
  await expect(page.getByLabel('CUPS del gas')).toHaveValue(supplyOf(777_104, '0230'))
  await expect(page.getByText('papel.pdf', { exact: true })).toBeVisible()
  await goOn(page)
  await atStep(page, 'El pago')
  await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await atStep(page, 'El gas')
  await expect(page.getByRole('radio', { name: 'Gas tranquilo' })).toBeChecked()
  await goOn(page)
  await atStep(page, 'El pago')
  await fillPayment(page)
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Descargar el resumen del gas (PDF)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Descargar el resumen de la luz (PDF)' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
