// How long becoming a customer is on a phone, by the plainest way: presses, fields typed, and windows of the document.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { account, atStep, dni, importOffers, knownOfShort, wizard } from '../new-contract-page.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })
test.beforeAll(({ office }) => importOffers(office))

/** Counts what somebody does. A field that is typed in takes a press to reach it. */
function counting(page: Page) {
  const count = { presses: 0, typed: 0, windows: 0 }
  const press = async (thing: Locator) => {
    await thing.click()
    count.presses++
  }
  return {
    count,
    press,
    type: async (field: Locator, text: string) => {
      await press(field)
      await field.fill(text)
      count.typed++
    },
    /** A photo is two presses: the field, and the picture. */
    photo: async (field: Locator) => {
      const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
      await field.setInputFiles({ name: 'dni.pdf', mimeType: 'application/pdf', buffer })
      await expect(page.getByText('Enviado', { exact: true }).first()).toBeVisible()
      count.presses += 2
    },
    /** The end of a screen, as it stands once everything on it is answered. */
    turn: async (button: string) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      count.windows += height / phone.height
      await press(page.getByRole('button', { name: button, exact: true }))
    },
  }
}

/** Until 2.1.0 it took 28 presses, 10 fields and 13.5 windows. */
const most = { presses: 24, typed: 7, windows: 10 }

test('a known home becomes a customer in few presses, fields and windows [r.short-wizard]', async ({
  page,
}) => {
  const { count, press, type, photo, turn } = counting(page)
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await type(page.getByLabel('CUPS'), knownOfShort)
  await expect(page.getByText('Este suministro se puede contratar: 2.0TD, 4,6 · 3,45 kW.')).toBeVisible()
  await expect(page.getByLabel('Municipio', { exact: true })).toHaveValue('08298')
  await press(page.getByLabel('Vivienda habitual'))
  await type(page.getByLabel('Calle, número, piso y puerta'), 'C/ Mayor, 3, 2º 1ª')
  await press(page.getByLabel('Sí, hay un contrato activo'))
  await press(page.getByLabel('Comercializadora actual'))
  await press(page.getByRole('option', { name: 'ENDESA ENERGÍA, S.A.U.' }))
  await turn('Continuar')
  await atStep(page, 'El titular')
  await type(page.getByLabel('NIF o NIE'), dni(12_345_678))
  await type(page.getByLabel('Nombre y apellidos'), 'Laia Ferrer')
  await photo(page.getByLabel('Documento de identidad, por delante y por detrás'))
  await press(page.getByLabel('No, el titular es el mismo'))
  await type(page.getByLabel('Correo electrónico'), 'corto@example.test')
  await type(page.getByLabel('Móvil'), '600111222')
  await turn('Continuar')
  await atStep(page, 'El contrato')
  await expect(page.getByText('4,6 · 3,45 kW, 2.0TD, sin placas. Cambiar')).toBeVisible()
  await press(page.getByRole('group', { name: 'Producto' }).getByText('Luz tranquila', { exact: true }))
  await turn('Continuar')
  await atStep(page, 'El pago')
  await type(page.getByLabel('IBAN'), account)
  await press(page.getByLabel(/es titular de esta cuenta/))
  await turn('Continuar')
  await expect(page.getByText('C/ Mayor, 3, 2.º 1.ª, 08500 Vic')).toBeVisible()
  await press(page.getByLabel(/acepto las condiciones generales/))
  await press(page.getByLabel(/He leído la información sobre protección de datos/))
  await turn('Enviar')
  await atStep(page, 'Solicitud enviada')
  await press(page.getByRole('link', { name: 'Leer el contrato y firmarlo' }))
  console.log(count)
  expect(count.presses).toBeLessThanOrEqual(most.presses)
  expect(count.typed).toBeLessThanOrEqual(most.typed)
  expect(count.windows).toBeLessThanOrEqual(most.windows)
})
