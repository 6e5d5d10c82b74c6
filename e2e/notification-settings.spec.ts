// What customers want to be told, and where; limits that they set; mails that end by their own header.
import type { Page } from '@playwright/test'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import { expectAccessible } from './accessible.ts'
import { bill } from './bills.ts'
import { atAddress, expect, publicAddress, test } from './fixtures.ts'
import type { Office } from './office.ts'
import { addBill, addReadings, flat, gasFlat } from './scenarios.ts'
import { expectFits, heading, tabTo } from './words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })

const settings = '/avisos?view=settings'
const gatherMinutes = gatherMs / 60_000

function sendSwitch(page: Page, name: string) {
  return page.getByRole('switch', { name, exact: true })
}

async function lastMail(office: Office, to: string) {
  const mail = (await office.mailsTo(to)).at(-1)
  if (!mail) throw new Error('no mail has come')
  return mail
}

/** The path of the link that stands below these words of a mail. */
function linkBelow(text: string, words: string): string {
  const lines = text.split('\n')
  return lines[lines.indexOf(`${words}:`) + 1]?.replace(publicAddress, '') ?? ''
}

async function setUseLimit(page: Page, kwh: string) {
  await page.getByRole('button', { name: 'Cambiar: Consumo de un mes natural, en kWh' }).click()
  await page.getByRole('textbox', { name: 'Consumo de un mes natural, en kWh' }).fill(kwh)
  await page.getByRole('button', { name: 'Guardar' }).click()
}

test('a limit is set on the screen, fired by an import and mailed; then it is changed and removed [r.notification-settings]', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/avisos')
  await page.getByRole('link', { name: 'Elegir qué avisar' }).click()
  await expect(heading(page, 'Qué avisar y dónde')).toBeVisible()
  await setUseLimit(page, 'mucho')
  await expect(page.getByText('Este dato no es válido').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Consumo de un mes natural, en kWh' }).fill('5')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('El límite está guardado.')).toBeVisible()

  await addReadings(office, contracts[0]!, { from: '2026-11-01', to: '2026-11-03' })
  await office.tell()
  await time.pass({ minutes: gatherMinutes })
  await office.tell()
  const mail = await lastMail(office, email)
  expect(mail.subject).toMatch(/^El consumo ha pasado de 5\skWh$/)
  await page.goto(linkBelow(mail.text, 'Ver los avisos'))
  await expect(page.getByRole('link', { name: 'El consumo ha pasado de 5 kWh' })).toBeVisible()

  await page.goto(linkBelow(mail.text, 'Elegir qué avisar y dónde'))
  await setUseLimit(page, '300')
  await expect(page.getByText('300', { exact: true })).toBeVisible()
  await setUseLimit(page, '')
  await expect(page.getByText('Se ha quitado el límite.')).toBeVisible()
  await expect(page.getByText('Sin límite')).toHaveCount(2)
  await page.getByRole('button', { name: 'Cambiar: Próxima factura hasta hoy, en euros' }).click()
  await page.getByRole('textbox', { name: 'Próxima factura hasta hoy, en euros' }).fill('60,5')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('60,50', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('60,50', { exact: true })).toBeVisible()
  await expect(page.getByText('Sin límite')).toHaveCount(1)
})

test('mails that come from the start end by their own header, which the screen shows', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Elegir qué avisar' }).click()
  const bills = sendSwitch(page, 'Facturas nuevas: Por correo')
  const returned = sendSwitch(page, 'Cobros que el banco devuelve: Por correo')
  await expect(returned).toBeChecked()
  await expect(bills).toBeChecked()

  await addBill(office, contracts[0]!, bill({ day: '2026-11-20', total: '51.20' }))
  await office.tell()
  await time.pass({ minutes: gatherMinutes })
  await office.tell()
  const { subject, headers } = await lastMail(office, email)
  expect(subject).toMatch(/^Nueva factura: 51,20\s€$/)
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const ended = await page.request.post(address.replace(publicAddress, ''), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(ended.status()).toBe(200)

  await page.goto(settings)
  await expect(returned).not.toBeChecked()
  await expect(bills).not.toBeChecked()
  await expect(sendSwitch(page, 'Facturas nuevas: En la lista')).toBeChecked()
  await expect(page.getByText('Siempre: lo pide la ley')).toHaveCount(4)
  await expect(page.getByRole('switch', { name: /^Precios nuevos/ })).toHaveCount(0)
})

test('what cannot be read or saved is said, and nothing is lost', async ({ page, office, signedIn }) => {
  await signedIn({ contracts: [flat()] })
  await office.withoutTable('notification_choice', async () => {
    await page.goto(settings)
    await expect(page.getByText('No hemos podido cargar las preferencias')).toBeVisible()
    await expect(page.getByText('Sin límite')).toHaveCount(2)
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  const charges = sendSwitch(page, 'Cobros de los días siguientes: Por correo')
  await expect(charges).toBeChecked()
  await office.withoutTable('notification_choice', async () => {
    await charges.click()
    await expect(page.getByText('No hemos podido guardar el cambio.')).toBeVisible()
    await expect(charges).toBeChecked()
  })
  await office.withoutTable('notification_watch', async () => {
    await page.reload()
    await expect(page.getByText('No hemos podido cargar los límites')).toBeVisible()
    await expect(charges).toBeVisible()
  })
})

test('without a contract of electricity there are no limits', async ({ page, signedIn }) => {
  await signedIn({ contracts: [gasFlat()] })
  await page.goto(settings)
  await expect(page.getByText('Los límites son de los contratos de electricidad')).toBeVisible()
  await expectAccessible(page)
})

test('limits are offered for active contracts alone [r.watches]', async ({ page, signedIn }) => {
  const closed = flat({ state: 'baixa' })
  await signedIn({ contracts: [closed, flat()] })
  await page.goto(settings)
  await expect(page.getByText('Sin límite')).toHaveCount(2)
  // One is left to choose: nothing to choose from.
  await expect(page.getByLabel('Contrato', { exact: true })).toHaveCount(0)
  await signedIn({ contracts: [flat({ state: 'baixa' })] })
  await page.goto(settings)
  await expect(page.getByText('Los límites son de los contratos de electricidad')).toBeVisible()
  await expect(page.getByText('Sin límite')).toHaveCount(0)
})

test.describe('on a phone, by keyboard, in three languages', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [language, path, title, name] of [
    ['es', '/avisos', 'Qué avisar y dónde', 'Facturas nuevas: Por correo'],
    ['ca', '/avisos', 'Què avisar i on', 'Factures noves: Per correu'],
    ['en', '/notifications', 'What we tell you, and where', 'New bills: By mail'],
  ] as const) {
    test(`the choices fit and are made: ${language}`, async ({ page, signedIn }) => {
      await signedIn({ contracts: [flat()] })
      await page.goto(`${path}?view=settings&lang=${language}`)
      const wanted = sendSwitch(page, name)
      await expect(wanted).toBeChecked()
      await expect(heading(page, title)).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await tabTo(page, wanted)
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
      await page.keyboard.press('Space')
      expect((await saved).status()).toBe(200)
      await page.reload()
      await expect(wanted).not.toBeChecked()
    })
  }
})
