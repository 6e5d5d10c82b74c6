import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  atStep,
  fillAsCustomer,
  fillCompany,
  fillContract,
  fillHome,
  fillPayment,
  goOn,
  importOffers,
  sendPaper,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import { flat } from '../scenarios.ts'
import { heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

test('a customer finds what the account knows, cannot change it there, and agrees to nothing twice [v2.wizard-prefilled] [v4.lead-tracking] [v6.consent] [r.new-contracts-listed]', async ({
  page,
  signedIn,
}) => {
  const made = await signedIn({ name: 'María Carme El Amrani Puig', contracts: [flat()] })
  // The browser knows that there is a session once a page of the customer was there.
  await page.goto('/contratos')
  await expect(page.getByRole('rowheader').filter({ hasText: made.contracts[0]?.name ?? '' })).toBeVisible()
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await expect(page.getByLabel(/puede guardar lo que responda/)).toHaveCount(0)
  await fillHome(page, supplyOf(777_050), { consent: false })
  await goOn(page)
  await atStep(page, 'El titular')
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toHaveValue(made.email)
  await expect(email).toHaveAttribute('readonly')
  await expect(page.getByLabel('NIF o NIE')).toHaveAttribute('readonly')
  await expect(page.getByText('Viene de la cuenta: se cambia en el perfil.').first()).toBeVisible()
  await expectAccessible(page)
  // Known details are filled in (WCAG 3.3.7); where the surname begins is a guess, which may be corrected.
  const [name, first, second] = ['Nombre', 'Primer apellido', 'Segundo apellido'].map((label) =>
    page.getByLabel(label, { exact: label === 'Nombre' }),
  )
  await expect(name!).toHaveValue('María Carme')
  await expect(second!).toHaveValue('Puig')
  await expect(first!).toHaveValue('El Amrani')
  await first!.fill('Amrani')
  await fillAsCustomer(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await fillContract(page)
  await goOn(page)
  await fillPayment(page)
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  await expect(page.getByLabel(/acepto las condiciones generales/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await atStep(page, 'Solicitud enviada')
  // What was asked for stands at once under the requests, and leads to where it is signed.
  await page.goto('/solicitudes')
  const asked = page.getByRole('table', { name: 'Contratos nuevos' })
  await expect(asked).toContainText('Pendiente de firma')
  await expectAccessible(page)
  await asked.getByRole('link', { name: 'Electricidad: Luz tranquila' }).click()
  await expect(heading(page, 'Contrato de electricidad: Luz tranquila')).toBeVisible()
  await expect(page.getByText('Falta la firma.')).toBeVisible()
})

test('a business says what it does and who acts for it, and brings the paper of its panels [v1.private-or-company] [v2.wizard-home] [v2.wizard-you] [v5.home-cnae] [v5.you-company] [v5.you-cif] [v5.contract-selfcons]', async ({
  page,
}) => {
  await page.goto(wizard)
  await atStep(page, 'La casa')
  await fillHome(page, supplyOf(777_051))
  await page.getByLabel('Negocio').check()
  await goOn(page)
  await expect(page.getByRole('main')).toContainText('Actividad (CNAE)')
  await page.getByLabel('Actividad (CNAE)').fill('panader')
  await page.getByRole('listbox').getByRole('option').first().click()
  await goOn(page)
  await atStep(page, 'El titular')
  await fillCompany(page)
  await expectAccessible(page)
  await goOn(page)
  await atStep(page, 'El contrato')
  await page.getByLabel('Potencia P1').fill('4,6')
  await page.getByLabel('Potencia P2').fill('4.6')
  await page.getByRole('radio', { name: 'Sí', exact: true }).check()
  await page.getByRole('group', { name: 'Producto' }).getByText('Luz tranquila', { exact: true }).click()
  await goOn(page)
  await expect(page.getByText('Adjunte al menos un archivo.')).toBeVisible()
  await sendPaper(page, 'Certificado del autoconsumo')
  await goOn(page)
  await fillPayment(page)
  const summary = page.getByRole('main')
  await expect(summary).toContainText('Forn Puig, S.L.')
  await expect(summary).toContainText(/panader/i)
  await expect(summary).toContainText('Laia Ferrer')
  await expectAccessible(page)
})
