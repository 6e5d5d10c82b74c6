import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  choose,
  dualWizard,
  fillElectricity,
  fillGasNow,
  fillPayment,
  goOn,
  importOffers,
  otherKnownGas,
  sendPaper,
  supplyOf,
} from '../new-contract-page.ts'
import { codeFor } from '../requests-page.ts'
import { gasFlat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'
import type { Page } from '@playwright/test'

test.beforeAll(({ office }) => importOffers(office))

/** The electricity part for an unknown supply point, up to the gas. */
async function toGas(page: Page, cups: string, email: string): Promise<void> {
  await page.goto(dualWizard)
  await fillElectricity(page, cups, { email })
  await atStep(page, 'El gas')
}

async function fillGas(page: Page, cups: string): Promise<void> {
  await page.getByLabel('CUPS del gas').fill(cups)
  await fillGasNow(page)
  const tariff = page.getByLabel('Tarifa de acceso')
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  if (await tariff.isVisible()) await tariff.selectOption({ label: 'RL.1 · hasta 5.000 kWh al año' })
  await choose(page, 'Gas tranquilo')
  await sendPaper(page, 'Última factura del gas')
  await goOn(page)
}

test('electricity and gas are contracted together, and both are answered [v2.new-dual] [v2.wizard-gas] [v4.send-gas] [v5.gas-contract] [r.signed-at-once]', async ({
  page,
  office,
}) => {
  await toGas(page, supplyOf(777_030), 'dual@example.test')
  await expectAccessible(page)
  await expectFits(page)
  await fillGas(page, otherKnownGas)
  await atStep(page, 'El pago')
  await fillPayment(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Luz tranquila')
  await expect(main).toContainText('Gas tranquilo')
  await expect(main).toContainText('Es la suma de ambos')
  await expect(main).toContainText('Titular del contratoEl mismo que ahora')
  await expect(main).toContainText('Titular del gasEl mismo que ahora')
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await expect(page.getByRole('link', { name: 'Descargar el resumen de la luz (PDF)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Descargar el resumen del gas (PDF)' })).toBeVisible()
  await expectAccessible(page)
  const mails = await office.mailsTo('dual@example.test')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Resumen precontractual: Gas tranquilo',
    'Resumen precontractual: Luz tranquila',
  ])
  // Two contracts, one signature: the page of each shows both.
  await page.getByRole('link', { name: 'Leer y firmar el de electricidad' }).click()
  await expect(heading(page, 'Contrato de electricidad: Luz tranquila')).toBeVisible()
  await expect(main).toContainText('Una sola firma vale para estos 2 contratos')
  await expect(main).toContainText('Contrato de gas: Gas tranquilo')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Enviar el código' }).click()
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, 'dual@example.test'))
  await page.getByRole('button', { name: 'Contratar, con obligación de pago' }).click()
  await expect(page.getByRole('main')).toContainText('Está firmado')
})

test('gas that is refused leaves the electricity as it is, says so and can be put right [v2.wizard-gas] [v2.gas-wizard-confirmed] [v4.send-gas]', async ({
  page,
  customer,
}) => {
  await page.goto(dualWizard)
  await expect(heading(page, 'Contratar la luz y el gas')).toBeVisible()
  await toGas(page, supplyOf(777_031), 'dual.2@example.test')
  const taken = supplyOf(777_032, '0230')
  await fillGas(page, taken)
  await fillPayment(page)
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  // Somebody else was quicker.
  await customer({ contracts: [gasFlat({ more: { cups: taken } })] })
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await expect(page.getByRole('alert')).toContainText('El gas no se ha podido contratar')
  await expect(page.getByRole('main')).toContainText('La luz ya está solicitada y no cambia')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Corregir el gas' }).click()
  await atStep(page, 'El gas')
  await expect(page.getByText(/ya tiene un contrato con nosotros/).first()).toBeVisible()
  await fillGas(page, supplyOf(777_033, '0230'))
  await atStep(page, 'El pago')
  await goOn(page)
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await expect(page.getByRole('link', { name: 'Descargar el resumen del gas (PDF)' })).toBeVisible()
})
