// The page of the customer service: a message or a claim, sent, refused, kept when it does not arrive.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { caseReference, deliverTopics, fillMessage, sendCase, sendClaim, writeClaim } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading, openMenu, tabTo } from './words.ts'

const path = '/atencion-al-cliente'

function toast(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Consulta enviada' })
}

test('customer service: a message with its file, by the menu, and the case that it became [c2.contact] [c9.contact-snackbar]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto('/contratos')
  await (await openMenu(page)).getByRole('link', { name: 'Contacto' }).click()
  await expect(heading(page, 'Atención al cliente')).toBeVisible()
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await expectAccessible(page)
  await fillMessage(page, contracts[0]!.name, 'Desde el contacto')
  await sendCase(page).click()
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(toast(page)).toBeHidden()
  const reference = await caseReference(page)
  const { text = '' } = (await office.mailsTo(email)).at(-1) ?? {}
  expect(text).toContain(reference)
  // A message has a day too, by mail and on its page [r.enquiry-day].
  expect(text).toContain('27 de noviembre de 2026')
  await expect(page.getByText('Respuesta, como muy tarde')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'No entiendo la potencia.' })).toContainText(
    'papel.pdf',
  )
})

test('customer service: what is missing is said beside its field, by keyboard [c5.contact]', async ({
  page,
  office,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto(path)
  await expect(page.getByText('Elegir archivos o soltarlos aquí')).toBeVisible()
  await tabTo(page, sendCase(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Contrato')).toBeFocused()
  for (const label of ['Contrato', 'Tema', 'Asunto', 'Mensaje'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Falta un archivo, por ejemplo la factura.').first()).toBeVisible()
  await expectAccessible(page)
})

test('customer service: what does not arrive is said, and what was written stays [c2.contact]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto(path)
  await fillMessage(page, contracts[0]!.name, 'Se pierde')
  await office.withoutTable('crm_message', async () => {
    await sendCase(page).click()
    await expect(page.getByRole('alert')).toContainText('Lo escrito se conserva')
  })
  await page.reload()
  await expect(page.getByLabel('Asunto')).toHaveValue('Se pierde')
  await expect(page.getByText('Enviado').first()).toBeVisible()
  await sendCase(page).click()
  await expect(page.getByText('Enviada. Responderemos aquí y por correo.')).toBeVisible()
})

test('customer service: a claim instead of a message, on a phone, in three languages [c2.contact]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto(path)
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await expectFits(page)
  await page.getByText('Reclamación', { exact: true }).click()
  await expect(page.getByLabel('Qué ha pasado')).toBeVisible()
  await expect(page).toHaveURL(/claim=true/)
  await expectFits(page)
  await expectAccessible(page)
  for (const [address, title, label] of [
    ['/atencio-al-client?lang=ca', 'Atenció al client', 'Missatge'],
    ['/customer-service?lang=en', 'Customer service', 'Subject'],
    ['/contact?lang=en', 'Customer service', 'Subject'],
  ] as const) {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('textbox', { name: label })).toBeVisible()
    await expectFits(page)
  }
})

test('customer service: who has no contract writes and claims about none, and readings say why not', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn({ contracts: [] })
  await deliverTopics(office)
  await page.goto(path)
  await expect(page.getByLabel('Contrato')).toHaveValue('none')
  await fillMessage(page, 'Ninguno todavía', 'Quiero contratar')
  await sendCase(page).click()
  await caseReference(page)
  await expect(page.getByText(/^Sin contrato · referencia/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${path}?claim=true`)
  await expect(page.getByLabel('Contrato')).toHaveValue('none')
  await writeClaim(page)
  await sendClaim(page).click()
  await expect(page.getByRole('region', { name: 'Reclamación enviada' })).toBeVisible()
  await page.goto(`${path}?autolectures=true`)
  await expect(page.getByText('Todavía no hay ningún contrato: las lecturas se envían')).toBeVisible()
  await expectAccessible(page)
})
