// A form that is sent while its file is on its way leaves with the file, once.
import type { Page } from '@playwright/test'
import { caseReference, deliverTopics, fillCase, sendCase } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import type { Office } from './office.ts'
import { flat, type Customer } from './scenarios.ts'

const own = { contracts: [flat()] }

interface Begun {
  readonly page: Page
  readonly office: Office
  readonly signedIn: (asked: typeof own) => Promise<Customer>
}

const held = /Aún se está enviando un archivo/
const photo = {
  name: 'contador.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 65), Buffer.from('\n%%EOF\n')]),
}

/** A customer's case is written, and its line to the office can be set. */
async function beginCase({ page, office, signedIn }: Begun) {
  const { contracts } = await signedIn(own)
  await deliverTopics(office)
  await fillCase(page, contracts[0]!.name, 'Mi contador')
  return lineOf(page)
}

test('a case that is sent while its file is on its way leaves with it [r.held-files]', async ({
  page,
  office,
  signedIn,
}) => {
  const setLine = await beginCase({ page, office, signedIn })
  await setLine({ upBytes: 20_000 })
  await page.getByLabel('Archivos').setInputFiles(photo)
  await sendCase(page).click()
  await expect(page.getByText(held)).toBeVisible()
  await setLine({})
  await caseReference(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'No entiendo la potencia.' })).toContainText(
    'contador.pdf',
  )
})

test('a file that is taken off lets go of the press, and nothing is sent [r.held-files]', async ({
  page,
  office,
  signedIn,
}) => {
  const setLine = await beginCase({ page, office, signedIn })
  await setLine({ upBytes: 20_000 })
  await page.getByLabel('Archivos').setInputFiles(photo)
  await sendCase(page).click()
  await expect(page.getByText(held)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar el envío de contador.pdf' }).click()
  await expect(page.getByText(held)).toBeHidden()
  await expect(page.getByLabel('Asunto')).toHaveValue('Mi contador')
  await setLine({})
  await sendCase(page).click()
  await caseReference(page)
  await expect(page.getByText('contador.pdf')).toHaveCount(0)
})

test.describe('a file that does not arrive', () => {
  test.use({ expectedFlaw: /ERR_INTERNET_DISCONNECTED/ })

  test('keeps the form here until it is tried again, whoever pressed before or after [r.held-files]', async ({
    page,
    office,
    signedIn,
  }) => {
    const setLine = await beginCase({ page, office, signedIn })
    await setLine({ offline: true })
    await page.getByLabel('Archivos').setInputFiles(photo)
    const again = page.getByRole('button', { name: 'Volver a intentarlo' })
    await expect(again).toBeVisible()
    const unsent = page.getByText('No se ha enviado: un archivo no ha llegado.', { exact: false })
    await expect(unsent).toHaveCount(0)
    await setLine({})
    await sendCase(page).click()
    await expect(unsent.first()).toBeVisible()
    await expect(page.getByLabel('Asunto')).toHaveValue('Mi contador')
    await again.click()
    await expect(again).toHaveCount(0)
    await sendCase(page).click()
    await caseReference(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'No entiendo la potencia.' })).toContainText(
      'contador.pdf',
    )
  })
})
