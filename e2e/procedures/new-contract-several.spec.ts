// A company asks for several supplies at once, and signs them with one code.
import { companyControl } from '@endoll/domain/identity/nif.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  dni,
  fillHome,
  fillPayment,
  goOn,
  importOffers,
  sendPaper,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { codeFor } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

async function fillContract(page: Page, kw: string): Promise<void> {
  await atStep(page, 'El contrato')
  await page.getByLabel('Potencia P1').fill(kw)
  await page.getByLabel('Potencia P2').fill(kw)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('group', { name: 'Producto' }).getByText('Luz tranquila', { exact: true }).click()
  await goOn(page)
}

/** A company up to the summary of its first supply. */
async function fillCompany(page: Page, cups: string, email: string): Promise<void> {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await fillHome(page, cups)
  await goOn(page)
  await atStep(page, 'El titular')
  await page
    .getByLabel('NIF o NIE')
    .first()
    .fill(`B0000000${companyControl('B', '0000000')}`)
  await page.getByLabel('Razón social').fill('Forn Puig, S.L.')
  const representative = page.getByRole('group', { name: 'Representante legal' })
  await representative.getByLabel('NIF o NIE').fill(dni(12_345_678))
  await representative.getByLabel('Nombre').fill('Laia')
  await representative.getByLabel('Primer apellido').fill('Ferrer')
  await sendPaper(page, /Tarjeta de identificación fiscal/)
  await sendPaper(page, /Documento de identidad/)
  await page.getByLabel('No, el titular es el mismo').check()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Móvil').fill('600 111 222')
  await goOn(page)
  await fillContract(page, '4,6')
  await fillPayment(page)
}

/** One more supply from the summary, and back to it. */
async function addSupply(page: Page, cups: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir otro suministro' }).click()
  await atStep(page, 'La casa')
  await expect(page.getByText('el titular y el pago son los mismos')).toBeVisible()
  await fillHome(page, cups, { consent: false })
  await page.getByLabel('Sí, el titular será otro').check()
  await goOn(page)
  await fillContract(page, '3,3')
  await expect(page.getByRole('region', { name: 'Suministro 2: El contrato' })).toBeVisible()
}

for (const width of [390, 1280]) {
  test(`two supplies, one refused and mended, signed once (${width} px)`, async ({
    page,
    office,
    customer,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    const number = 777_200 + width
    const email = `forn.${width}@example.test`
    await fillCompany(page, supplyOf(number), email)
    const taken = supplyOf(number + 1)
    await addSupply(page, taken)
    const main = page.getByRole('main')
    await expectAccessible(page)
    await expectFits(page)
    // Everything is there again after a reload, and where a link leads to one of its steps.
    await page.reload()
    await page.getByRole('link', { name: 'Cambiar: Suministro 2: La casa' }).click()
    await atStep(page, 'La casa')
    await expect(page.getByLabel('CUPS')).toHaveValue(taken)
    await page.reload()
    await expect(page.getByLabel('CUPS')).toHaveValue(taken)
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: 'Volver al resumen' }).click()
    // Somebody else was quicker.
    await customer({ contracts: [flat({ more: { cups: taken } })] })
    await acceptAndSend(page)
    await atStep(page, '1 de 2 suministros solicitados')
    await expect(page.getByRole('alert')).toContainText('no se ha podido solicitar')
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: /^Corregir el suministro/ }).click()
    await atStep(page, 'La casa')
    await expect(page.getByText(/ya tiene un contrato con nosotros/).first()).toBeVisible()
    await page.getByLabel('CUPS').fill(supplyOf(number + 2))
    await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
    await goOn(page)
    await atStep(page, 'El contrato')
    await goOn(page)
    await expect(main).toContainText('ya está solicitado y no cambia')
    await acceptAndSend(page)
    await atStep(page, 'Solicitud enviada')
    await expectAccessible(page)
    await expectFits(page)
    const mails = await office.mailsTo(email)
    expect(mails.filter(({ subject }) => subject === 'Resumen precontractual: Luz tranquila')).toHaveLength(2)
    await page.getByRole('link', { name: 'Leer los 2 contratos y firmarlos' }).click()
    await expect(heading(page, 'Contrato de electricidad: Luz tranquila')).toBeVisible()
    await expect(main).toContainText('Una sola firma vale para estos 2 contratos')
    await expectFits(page)
    await page.getByRole('button', { name: 'Enviar el código' }).click()
    const code = page.getByLabel('Código')
    await expect(code).toBeVisible()
    await expectAccessible(page)
    await code.fill(await codeFor(office, email))
    await page.getByRole('button', { name: 'Contratar, con obligación de pago' }).click()
    await expect(page.getByText('Está firmado.').first()).toBeVisible()
    await page.reload()
    // The other one too.
    await expect(page.getByText('Está firmado.')).toHaveCount(2)
  })
}

test('a supply is added and removed with the keyboard; who is no company is not asked for more [r.several-in-the-wizard]', async ({
  page,
}) => {
  await fillCompany(page, supplyOf(777_260), 'forn.keys@example.test')
  const add = page.getByRole('button', { name: 'Añadir otro suministro' })
  await add.focus()
  await page.keyboard.press('Enter')
  await atStep(page, 'La casa')
  await page.getByRole('link', { name: 'Volver al resumen' }).click()
  await expect(page.getByText('El suministro 2 está sin terminar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar' })).toHaveAccessibleDescription(/termine o quite/)
  await page.getByRole('button', { name: /^Quitar el suministro 2/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El suministro 2 está sin terminar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar' })).not.toHaveAccessibleDescription(/./)
  // A link to a supply that is not there leads to the first.
  await page.goto(`${wizard}?supply=nothing&step=home`)
  await atStep(page, 'La casa')
  await expect(page.getByLabel('CUPS')).toHaveValue(supplyOf(777_260))
})
