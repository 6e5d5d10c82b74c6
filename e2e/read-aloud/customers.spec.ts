// What a customer does beside changes of a contract, by keyboard, and what is heard of it. `ENDOLL_TRANSCRIPTS=1` writes
// what docs/accessibility keeps.
import { card, dialog, openBill, opener, openOwing, payButton, type } from '../card-payment.ts'
import { deliverTopics, sendCase } from '../cases-page.ts'
import { expect, test } from '../fixtures.ts'
import { readAloud } from '../reading.ts'
import { flat } from '../scenarios.ts'

test('a bill is paid by card, after a card that is declined', async ({ page, signedIn }) => {
  const number = await openOwing(page, signedIn)
  const reading = await readAloud(page)
  await reading.open('/facturas')
  const cardFields = page.locator('iframe[title="Datos de pago"]')
  await reading.use(opener(page, number), cardFields)
  await reading.to(cardFields)
  await type(page, card.declined)
  await reading.use(payButton(page), dialog(page).getByText('No se ha cobrado nada.'))
  await reading.to(cardFields)
  await type(page, card.good)
  await reading.use(payButton(page), dialog(page).getByText(/^Pagado: 47,83/))
  await reading.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await reading.end('payment', 'A bill paid by card')
})

test('a bill in instalments', async ({ page, signedIn }) => {
  const number = await openOwing(page, signedIn)
  await openBill(page, number)
  const address = page.url()
  const later = await page.context().newPage()
  const reading = await readAloud(later)
  await reading.open(address)
  const asks = later
    .getByRole('region', { name: 'Pago a plazos' })
    .getByRole('button', { name: 'Pagar a plazos' })
  await reading.use(asks, dialog(later).getByRole('group', { name: 'Número de plazos' }))
  await reading.to(dialog(later).getByRole('radio', { name: /^2 plazos de 23,91/ }))
  await reading.press('ArrowDown')
  await reading.day(dialog(later).getByLabel('Primer día de pago'), '2030-01-01')
  const sends = dialog(later).getByRole('button', { name: 'Pedir los plazos' })
  await reading.use(sends)
  await reading.day(dialog(later).getByLabel('Primer día de pago'), '2026-11-30')
  await reading.use(sends, dialog(later).getByRole('link', { name: /^Ver la solicitud/ }))
  await reading.use(dialog(later).getByRole('button', { name: 'Cerrar' }))
  await reading.end('instalments', 'A bill paid in instalments')
})

test('a claim with a file', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  const reading = await readAloud(page)
  await reading.open('/reclamaciones')
  const sends = page.getByRole('button', { name: 'Enviar la reclamación' })
  await reading.use(sends)
  for (const label of ['Contrato', 'Tipo', 'Motivo']) {
    await reading.to(page.getByLabel(label, { exact: true }))
    await reading.press('ArrowDown')
  }
  await reading.type(page.getByLabel('Qué ha pasado'), 'El contador estaba a cero.')
  await reading.file(page.getByLabel('Archivos'))
  await reading.use(page.getByRole('button', { name: 'Quitar papel.pdf' }))
  await reading.use(sends, page.getByText(/^Reclamación enviada: /))
  await reading.end('claim', 'A claim')
})

test('a case with a file, answered', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  const reading = await readAloud(page)
  await reading.open('/solicitudes/crear')
  await reading.use(sendCase(page))
  for (const label of ['Contrato', 'Tema']) {
    await reading.to(page.getByLabel(label))
    await reading.press('ArrowDown')
  }
  await reading.type(page.getByLabel('Asunto'), 'Factura de noviembre')
  await reading.type(page.getByLabel('Mensaje'), 'No entiendo la potencia.')
  await reading.file(page.getByLabel('Archivos'))
  await reading.use(sendCase(page), page.getByText(/referencia \w{4}-\w{4}/))
  await reading.type(page.getByLabel('Respuesta'), 'Sigo sin entenderla.')
  await reading.file(page.getByLabel('Archivos'))
  await reading.use(
    page.getByRole('button', { name: 'Enviar la respuesta' }),
    page.getByRole('listitem').filter({ hasText: 'Sigo sin entenderla.' }),
  )
  await reading.use(
    page.getByRole('button', { name: 'Cerrar la consulta' }),
    page.getByText('La consulta está cerrada.'),
  )
  await reading.end('case', 'A case with files, answered and closed')
})

test('another mobile and another e-mail', async ({ page, signedIn }) => {
  const { password } = await signedIn({ contracts: [flat()] })
  const reading = await readAloud(page)
  await reading.open('/perfil')
  await reading.use(page.getByRole('button', { name: 'Cambiar: Correo electrónico de acceso' }))
  await reading.type(
    page.getByRole('textbox', { name: 'Correo electrónico de acceso' }),
    'otra@prueba.endoll.test',
  )
  await reading.type(page.getByLabel('Clave actual', { exact: true }), password)
  await reading.press('Enter', page.getByText('Hemos enviado el enlace a otra@prueba.endoll.test.'))
  await reading.use(page.getByRole('button', { name: 'Cambiar: Móvil', exact: true }))
  const mobile = page.getByRole('textbox', { name: 'Móvil', exact: true })
  await reading.type(mobile, '12')
  await reading.press('Enter')
  await reading.type(mobile, '600 111 222')
  await reading.press('Enter', page.getByText('El móvil se ha cambiado.'))
  await reading.end('contact-data', 'Another mobile and another e-mail')
})
