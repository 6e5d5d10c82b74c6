// Conversations with the retailer: opened, answered with files both ways, closed, opened again.
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { caseReference, deliverTopics, fillCase, sendCase } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { sendPaper } from './new-contract-page.ts'
import { flat, gasFlat } from './scenarios.ts'
import { expectFits, heading, loseLine, row, tabTo } from './words.ts'

const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const attached = { name: 'respuesta.pdf', content: `data:application/pdf;base64,${paper.toString('base64')}` }

test('[law.satisfaction] a case goes to and fro with files both ways, is closed, said how it was, and opened again [c2.request-create] [c2.request-case]', async ({
  page,
  office,
  signedIn,
  retailerWrites,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto('/solicitudes')
  await expect(page.getByText('Aún no hay consultas.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Escribir una consulta' }).click()
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await expectAccessible(page)

  await fillCase(page, contracts[0]!.name, 'Factura de noviembre')
  await sendCase(page).click()
  const reference = await caseReference(page)
  await expect(page.getByText('Enviada. Responderemos aquí y por correo.')).toBeVisible()
  await expect(page.getByText('No entiendo la potencia.')).toBeVisible()
  await expectAccessible(page)
  expect((await office.mailsTo(email)).at(-1)?.text).toContain(reference)

  await retailerWrites(reference, { message_id: '1', text: 'La potencia es fija.', attachment: [attached] })
  expect((await office.mailsTo(email)).at(-1)?.text).toContain('La potencia es fija.')
  await page.goto('/solicitudes')
  const listed = row(page, 'Factura de noviembre')
  await expect(listed).toContainText('Sin leer')
  await listed.getByRole('link').first().click()
  await expect(page.getByText('Hay una respuesta.')).toBeVisible()
  await expect(page.getByText('La potencia es fija.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /respuesta\.pdf/ }).click()
  expect(await readFile(await (await download).path())).toEqual(paper)

  await page.getByLabel('Respuesta').fill('Sigo sin entenderla.')
  await sendPaper(page, 'Archivos')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sigo sin entenderla.' })).toContainText(
    'papel.pdf',
  )

  await expect(page.getByText('¿Qué tal ha sido la atención?')).toHaveCount(0)
  await retailerWrites(reference, { message_id: '2', text: 'La hemos corregido.', closes: true })
  await page.reload()
  await expect(page.getByText('La consulta está cerrada.')).toBeVisible()
  await expectAccessible(page)

  // Once it is over, and not before, how it was is asked: one answer.
  await page.getByRole('button', { name: 'Enviar la opinión' }).click()
  await expect(page.getByRole('radio', { name: 'Muy buena' })).toBeFocused()
  await page.getByRole('radio', { name: 'Buena', exact: true }).check()
  await page.getByLabel('Si algo no ha ido bien, ¿qué ha sido?').selectOption('El tiempo de espera')
  await page.getByRole('button', { name: 'Enviar la opinión' }).click()
  await expect(page.getByText('Hemos guardado la opinión. La opinión fue: Buena.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Por qué no queda resuelta').fill('Falta otra.')
  await page.getByRole('button', { name: 'Volver a abrir la consulta' }).click()
  await expect(page.getByText('La consulta se ha vuelto a abrir.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar la consulta' }).click()
  await expect(page.getByText('La consulta está cerrada.')).toBeVisible()
})

test('what is missing is said beside its field, by keyboard [c2.request-create] [c5.attachment-count]', async ({
  page,
  office,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await page.goto('/solicitudes/crear')
  await expect(page.getByText('Elegir archivos o soltarlos aquí')).toBeVisible()
  await tabTo(page, sendCase(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Contrato')).toBeFocused()
  await expect(page.getByText('Falta un archivo, por ejemplo la factura.').first()).toBeVisible()
  await expectAccessible(page)
})

test('a case that does not arrive is said, and what was written stays [c2.request-create] [c8.submission-failure]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await fillCase(page, contracts[0]!.name, 'Se pierde')
  await office.withoutTable('crm_message', async () => {
    await sendCase(page).click()
    await expect(page.getByRole('alert')).toContainText('Lo escrito se conserva')
  })
  await page.reload()
  await expect(page.getByText('Enviado').first()).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue('Se pierde')
  await expect(page.getByLabel('Mensaje')).toHaveValue('No entiendo la potencia.')
  await sendCase(page).click()
  await expect(page.getByText('Enviada. Responderemos aquí y por correo.')).toBeVisible()
})

test('a case that was sent while the line was cut goes by itself, once, when it is back [r.cases-offline]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await deliverTopics(office)
  await fillCase(page, contracts[0]!.name, 'Sin línea')
  await loseLine(page)
  await sendCase(page).click()
  await expect(page.getByRole('alert')).toContainText('se enviará solo cuando vuelva')
  await expect(page.getByLabel('Mensaje')).toHaveValue('No entiendo la potencia.')
  await page.context().setOffline(false)
  const reference = await caseReference(page)
  expect((await office.mailsTo(email)).at(-1)?.text).toContain(reference)
  await page.goto('/solicitudes')
  await expect(row(page, 'Sin línea')).toHaveCount(1)
  await page.goto('/solicitudes/crear')
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
})

test('cases of electricity and gas, open and closed, in three languages on a phone [c2.request-case]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { contracts } = await signedIn({ contracts: [flat(), gasFlat()] })
  await deliverTopics(office)
  for (const [index, subject] of ['De la luz', 'Del gas'].entries()) {
    await fillCase(page, contracts[index]!.name, subject)
    await sendCase(page).click()
    await caseReference(page)
    await expectFits(page)
  }
  await page.getByRole('button', { name: 'Cerrar la consulta' }).click()
  await expect(page.getByText('La consulta está cerrada.')).toBeVisible()
  await page.goto('/solicitudes')
  const cases = page.getByRole('region', { name: 'Consultas' })
  await expect(cases.getByText('De la luz')).toBeVisible()
  await cases.getByText('Gas', { exact: true }).click()
  await expect(cases.getByText('De la luz')).toBeHidden()
  await cases.getByText('Abiertas').click()
  await expect(cases.getByText('No hay ninguna consulta así.')).toBeVisible()
  await expectFits(page)
  for (const [path, title] of [
    ['/solicituts/crear?lang=ca', 'Nova consulta'],
    ['/requests/create?lang=en', 'New case'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expectFits(page)
  }
})
