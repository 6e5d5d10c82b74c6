// A new contract is gone on with on another device, by a link that comes by mail.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { atAddress, expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  dni,
  dualWizard,
  fillElectricity,
  fillHome,
  fillPayment,
  fillPerson,
  fillGasNow,
  gasWizard,
  goOn,
  importOffers,
  laterGas,
  sendPaper,
  supplyOf,
  wizard,
} from '../new-contract-page.ts'
import type { Office } from '../office.ts'
import { expectFits } from '../words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })
test.beforeAll(({ office }) => importOffers(office))

/** Has the link sent; its path. */
async function sendLink(page: Page, office: Office, email: string): Promise<string> {
  const later = page.getByRole('region', { name: 'Seguir en otro momento' })
  await later.getByRole('button', { name: `Recibir el enlace en ${email}` }).click()
  await expect(later.getByText(`Enlace enviado a ${email}`)).toBeVisible()
  const mail = (await office.mailsTo(email)).at(-1)
  expect(mail?.subject).toMatch(/^Para seguir con/)
  return /https:\/\/oficina\.prueba\.endoll\.test(\S+#continue=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The link, in a browser. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await atStep(page, 'Seguir donde se dejó')
}

async function giveVat(page: Page, vat: string): Promise<void> {
  await page.getByLabel('NIF o NIE').fill(vat)
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
}

test('answers are gone on with on another device, at the step where they were left and with nothing lost [POST leads/{id}/link/] [POST lead_links/] [r.go-on-by-mail]', async ({
  page,
  elsewhere,
  office,
}) => {
  const email = 'later@example.test'
  await page.goto(wizard)
  await fillElectricity(page, supplyOf(777_070), { email })
  await atStep(page, 'El pago')
  await expectAccessible(page)
  const link = await sendLink(page, office, email)
  await expectAccessible(page)

  const other = await elsewhere()
  await follow(other, link)
  await other.setViewportSize({ width: 390, height: 844 })
  await expect(other.getByLabel('NIF o NIE')).toBeVisible()
  await expectAccessible(other)
  await expectFits(other)
  await giveVat(other, dni(12_345_679))
  await expect(other.getByText('No es el NIF que se escribió.').first()).toBeVisible()
  await giveVat(other, dni(12_345_678))
  await atStep(other, 'El pago')
  expect(new URL(other.url()).hash).toBe('')
  await expect(other.getByLabel('IBAN')).toHaveValue('')
  await expectFits(other)
  await other.goto(`${wizard}?step=home`)
  await expect(other.getByLabel('CUPS')).toHaveValue(supplyOf(777_070))
  await expect(other.getByLabel('Calle, número, piso y puerta')).toHaveValue('Calle Mayor 3')
  await other.goto(`${wizard}?step=you`)
  await expect(other.getByText('papel.pdf', { exact: true })).toBeVisible()
  await expect(other.getByLabel('Móvil')).toHaveValue(/600 ?111 ?222/)
  await other.goto(`${wizard}?step=contract`)
  await expect(other.getByLabel('Potencia P1')).toHaveValue('4,6')
  await expect(other.getByRole('radio', { name: 'Luz tranquila' })).toBeChecked()
  await other.goto(`${wizard}?step=payment`)
  await fillPayment(other)
  await expect(other.getByRole('main')).toContainText('Luz tranquila')
  await acceptAndSend(other)
  await atStep(other, 'Solicitud enviada')

  // A form that was sent cannot be continued with the link.
  await page.goto(link)
  await expect(page.getByText('Ya está enviado')).toBeVisible()
  await expectAccessible(page)
})

test('electricity and gas together are gone on with together', async ({ page, elsewhere, office }) => {
  const email = 'later.both@example.test'
  await page.goto(dualWizard)
  await fillElectricity(page, supplyOf(777_071), { email })
  await atStep(page, 'El gas')
  await page.getByLabel('CUPS del gas').fill(supplyOf(777_072, '0230'))
  await fillGasNow(page)
  await expect(page.getByText(/Este suministro se puede contratar/)).toBeVisible()
  await page.getByLabel('Tarifa de acceso').selectOption({ label: 'RL.1 · hasta 5.000 kWh al año' })
  await page.getByRole('group', { name: 'Producto' }).getByText('Gas tranquilo', { exact: true }).click()
  await sendPaper(page, 'Última factura del gas')
  await goOn(page)
  await atStep(page, 'El pago')
  const other = await elsewhere()
  await follow(other, await sendLink(page, office, email))
  await giveVat(other, dni(12_345_678))
  await atStep(other, 'El pago')
  await fillPayment(other)
  await expect(other.getByRole('main')).toContainText('Luz tranquila')
  await expect(other.getByRole('main')).toContainText('Gas tranquilo')
  await acceptAndSend(other)
  await atStep(other, 'Solicitud enviada')
  await expect(other.getByRole('link', { name: 'Descargar el resumen del gas (PDF)' })).toBeVisible()
})

test('gas is gone on with in the middle', async ({ page, elsewhere, office }) => {
  const email = 'later.gas@example.test'
  await page.goto(gasWizard)
  await atStep(page, 'La casa')
  await fillHome(page, laterGas)
  await sendPaper(page, 'Última factura')
  await goOn(page)
  await atStep(page, 'El titular')
  await expect(page.getByRole('region', { name: 'Seguir en otro momento' })).toHaveCount(0)
  await fillPerson(page, { email })
  await goOn(page)
  await atStep(page, 'El gas')
  // What is typed in a step that is not finished goes along.
  await page.goto(`${gasWizard}?step=you`)
  await page.getByLabel('Móvil').fill('600 999 888')
  const other = await elsewhere()
  await follow(other, await sendLink(page, office, email))
  await giveVat(other, dni(12_345_678))
  await atStep(other, 'El gas')
  await expect(other.getByText(/Tarifa de acceso: RL.2/)).toBeVisible()
  await other.goto(`${gasWizard}?step=you`)
  await expect(other.getByLabel('Móvil')).toHaveValue('600 999 888')
})

test('a link that is none says so in each language, and the form begins [r.go-on-by-mail]', async ({
  page,
}) => {
  await page.goto(`${wizard}#continue=${'x'.repeat(43)}`)
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Idioma').selectOption({ label: 'Català' })
  await expect(page.getByText('Aquest enllaç ja no serveix')).toBeVisible()
  await page.getByLabel('Idioma').selectOption({ label: 'English' })
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await atStep(page, 'Your home')
  await expect(page.getByLabel('CUPS')).toHaveValue('')
})
