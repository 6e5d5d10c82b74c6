import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import {
  account,
  atStep,
  fillHome,
  fillPerson,
  goOn,
  importOffers,
  known,
  wizard,
} from './new-contract-page.ts'
import { expectFits, heading } from './words.ts'

test.beforeAll(({ office }) => importOffers(office))

test('a usual home becomes a customer, from the supply to what comes next', async ({ page, office }) => {
  await page.goto(wizard)
  await expect(heading(page, 'Contratar la luz')).toBeVisible()
  await atStep(page, 'La casa')
  await expectAccessible(page)
  await expectFits(page)
  await fillHome(page, known)
  await expect(page.getByText('Suministro disponible: 2.0TD, 4,6 · 3,45 kW.')).toBeVisible()
  await goOn(page)

  await atStep(page, 'El titular')
  await expectAccessible(page)
  await fillPerson(page)
  await goOn(page)

  await atStep(page, 'El contrato')
  await expect(page.getByLabel('Potencia P1')).toHaveValue('4,6')
  await expect(page.getByLabel('Potencia P2')).toHaveValue('3,45')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
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
  await expect(page.getByText('Hay que aceptarlo para poder contratar.').first()).toBeVisible()
  await page.getByLabel(/acepto las condiciones generales/).check()
  await page.getByLabel(/acepto la política de privacidad/).check()
  await page.getByRole('button', { name: 'Enviar' }).click()

  await atStep(page, 'Solicitud enviada')
  await expect(page.getByRole('main')).toContainText('Luz tranquila')
  await expectAccessible(page)
  await page.reload()
  await atStep(page, 'Solicitud enviada')
  const summary = page.getByRole('link', { name: 'Descargar el resumen (PDF)' })
  const reply = await page.request.get((await summary.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  const mails = await office.mailsTo('laia@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Resumen precontractual: Luz tranquila'])
})
