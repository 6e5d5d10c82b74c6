// Documents that came with a new contract: somebody at the desk looks at them closely and says what is wrong.
import { expectAccessible } from './accessible.ts'
import { begin, expectInEachLanguage } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptAndSend,
  fillContract,
  fillHome,
  fillPayment,
  fillPerson,
  goOn,
  importOffers,
  supplyOf,
  wizard,
} from './new-contract-page.ts'
import { wordsIn } from './new-contract-words.ts'
import { heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first; a reason is missing on purpose.
test.use({ expectedFlaw: /401|400/ })

/** One white dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

test('documents are looked at closely, and whoever signs is told what is wrong [r.desk-documents]', async ({
  page,
  office,
  elsewhere,
}) => {
  const email = 'documentos@example.test'
  await importOffers(office)
  await page.goto(wizard)
  await fillHome(page, supplyOf(777_091))
  await goOn(page)
  await fillPerson(page, { email })
  const { you, uploads } = wordsIn('es')
  await page
    .getByLabel(you.identity)
    .setInputFiles({ name: 'dni.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(uploads.sent, { exact: true })).toHaveCount(2)
  await goOn(page)
  await fillContract(page)
  await goOn(page)
  await fillPayment(page)
  await acceptAndSend(page)
  await page.getByRole('link', { name: 'Leer el contrato y firmarlo' }).click()
  await expect(page.getByText('Estamos comprobando los documentos que se enviaron.')).toBeVisible()
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator('main').innerText())![0]

  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Vila', roles: ['answers'] })
  await desk.getByRole('link', { name: 'Documentos' }).click()
  await expect(heading(desk, 'Documentos por comprobar')).toBeVisible()
  await expectAccessible(desk)
  await desk
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link')
    .click()
  const shown = desk.getByRole('img', { name: 'dni.png' })
  await expect(shown).toBeVisible()
  await expect(desk.getByText('Este documento no se puede ver aquí.')).toBeVisible()
  const before = (await shown.boundingBox())!.width
  await desk.getByRole('button', { name: 'Acercar' }).press('Enter')
  await expect.poll(async () => (await shown.boundingBox())!.width).toBeGreaterThan(before)
  await desk.getByRole('button', { name: 'Girar' }).press('Enter')
  await expect(shown).toHaveAttribute('data-turns', '1')
  // What is turned lies within what can be scrolled to.
  const turned = await shown.boundingBox()
  expect(turned!.height).toBeCloseTo(turned!.width)
  await expectInEachLanguage(desk)
  await desk.getByRole('button', { name: 'No son correctos' }).click()
  await expect(desk.getByText('Rellénelo.')).toBeVisible()
  await desk.getByLabel('Por qué no').selectOption('No se leen bien')
  await desk.getByLabel('Qué más debe saber').fill('Falta el reverso.')
  await desk.getByRole('button', { name: 'No son correctos' }).click()
  await expect(desk.getByText('Decisión guardada. Quien contrata recibe un correo.')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 2, name: '¿Son correctos?' })).toBeFocused()
  await expect(desk.getByText('Lo decidió Marta Vila', { exact: false })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Los documentos que se enviaron no sirven.', { exact: false })).toBeVisible()
  const mails = await office.mailsTo(email)
  expect(mails.some(({ text }) => text.includes('Falta el reverso.'))).toBe(true)
})
