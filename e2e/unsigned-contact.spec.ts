import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { sendPaper } from './new-contract-page.ts'
import { expectFits, heading, tabTo } from './words.ts'

const sent = 'Mensaje enviado'

test('a message without signing in, by keyboard [v2.unsigned-contact] [v2.unsigned-form] [v5.unsigned-attachments]', async ({
  page,
  office,
}) => {
  await page.goto('/contacto')
  await expect(page.getByText('Elegir archivos o soltarlos aquí')).toBeVisible()
  await expect(page.getByText('Hace falta un archivo, por ejemplo la factura.')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Enviar el mensaje' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await expect(page.getByText('Falta un archivo, por ejemplo la factura.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const [label, text] of [
    ['Correo electrónico', 'nuria@example.test'],
    ['Teléfono móvil', '600 111 222'],
    ['Asunto', 'Una factura'],
    ['Mensaje', 'No entiendo la última.'],
  ] as const) {
    if (label !== 'Correo electrónico') await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await sendPaper(page, 'Archivos')
  await tabTo(page, page.getByRole('button', { name: 'Enviar el mensaje' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, sent)).toBeFocused()
  await expect(
    page.getByText('responderemos por correo el 27 de noviembre de 2026 como muy tarde.'),
  ).toBeVisible()
  await expectAccessible(page)
  const reference = /\w{4}-\w{4}/.exec((await page.getByText(/^Referencia/).textContent()) ?? '')?.[0]
  const mails = await office.mailsTo('nuria@example.test')
  expect(mails.at(-1)?.text).toContain(`Referencia: ${reference}`)
})

test('what was written stays when it does not arrive, over a reload too [c8.submission-failure] [v2.unsigned-form]', async ({
  page,
  office,
}) => {
  await page.goto('/contacto')
  await sendPaper(page, 'Archivos')
  await page.getByLabel('Correo electrónico').fill('nuria@example.test')
  await page.getByLabel('Teléfono móvil').fill('600 111 222')
  await page.getByLabel('Asunto').fill('Una factura')
  await page.getByLabel('Mensaje').fill('No entiendo la última.')
  await office.withoutTable('enquiry', async () => {
    await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
    await expect(page.getByRole('alert')).toContainText('Ahora mismo no hemos podido')
  })
  await page.reload()
  await expect(page.getByText('Enviado').first()).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('No entiendo la última.')
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click()
  await expect(heading(page, sent)).toBeVisible()
})

test('the page fits a phone and is there in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [path, title, choose] of [
    ['/contacto', 'Contacto', 'Elegir archivos o soltarlos aquí'],
    ['/contacte?lang=ca', 'Contacte', 'Triar fitxers o deixar-los anar aquí'],
    ['/unsigned-contact?lang=en', 'Contact', 'Choose files or drop them here'],
  ] as const) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(choose)).toBeVisible()
    await expectFits(page)
  }
})
