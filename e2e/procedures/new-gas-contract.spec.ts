import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import {
  acceptAndSend,
  atStep,
  choose,
  fillCompany,
  fillHome,
  fillPayment,
  fillPerson,
  gasWizard,
  goOn,
  importOffers,
  known,
  knownGas,
  sendPaper,
  supplyOf,
} from '../new-contract-page.ts'
import { expectFits, heading } from '../words.ts'

test.beforeAll(({ office }) => importOffers(office))

test('a house whose use is known contracts gas, and the last step sends by itself [v2.new-gas] [v2.gas-wizard] [v2.gas-wizard-you] [v2.gas-wizard-payment] [v2.gas-wizard-contract] [v2.gas-wizard-confirmation] [v2.gas-wizard-confirmed] [v4.gas-wizard] [v5.home-gas] [v5.gas-id-photo]', async ({
  page,
  office,
}) => {
  await page.goto(gasWizard)
  await expect(heading(page, 'Contratar el gas')).toBeVisible()
  await atStep(page, 'La casa')
  await expectAccessible(page)
  await page.getByLabel('CUPS').fill(known)
  await expect(page.getByText(/Este CUPS es de electricidad/).first()).toBeVisible()
  await fillHome(page, knownGas)
  await expect(page.getByText('Este suministro se puede contratar: RL.2.')).toBeVisible()
  await goOn(page)
  // Of gas the last bill is always asked for.
  await expect(page.getByText('Adjunte al menos un archivo.')).toBeVisible()
  await sendPaper(page, 'Última factura')
  await goOn(page)

  await atStep(page, 'El titular')
  await fillPerson(page, { email: 'gas@example.test' })
  await goOn(page)

  await atStep(page, 'El gas')
  await expect(page.getByText(/Tarifa de acceso: RL.2/)).toBeVisible()
  await expect(page.getByLabel('Tarifa de acceso')).toHaveCount(0)
  const products = page.getByRole('group', { name: 'Producto' })
  await expect(products).toContainText('lo que este suministro gastó el último año')
  await expect(products).toContainText('el primer año')
  await expectAccessible(page)
  await choose(page, 'Gas tranquilo')
  await goOn(page)

  await atStep(page, 'El pago')
  await page.reload()
  await fillPayment(page)

  const summary = page.getByRole('main')
  await expect(summary).toContainText('RL.2')
  await expect(summary).toContainText('9820')
  await expectAccessible(page)
  await acceptAndSend(page)
  await atStep(page, 'Solicitud enviada')
  await expect(summary).toContainText('Gas tranquilo')
  await expectAccessible(page)
  await page.reload()
  await atStep(page, 'Solicitud enviada')
  const mails = await office.mailsTo('gas@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Resumen precontractual: Gas tranquilo'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a company whose supply nobody knows chooses its tariff, goes back and loses nothing [v2.gas-wizard-you] [v2.gas-wizard-contract] [v2.gas-wizard-confirmation]', async ({
    page,
  }) => {
    await page.goto(gasWizard)
    await atStep(page, 'La casa')
    await expectFits(page)
    await fillHome(page, supplyOf(777_020, '0230'))
    await sendPaper(page, 'Última factura')
    await goOn(page)
    await atStep(page, 'El titular')
    await fillCompany(page)
    await expectFits(page)
    await goOn(page)
    await atStep(page, 'El gas')
    await page.getByLabel('Tarifa de acceso').selectOption({ label: 'RL.2 · de 5.000 a 15.000 kWh al año' })
    const products = page.getByRole('group', { name: 'Producto' })
    await expect(products).toContainText('el consumo medio del grupo de la tarifa')
    await expectFits(page)
    await choose(page, 'Gas tranquilo')
    await goOn(page)
    await fillPayment(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Forn Puig, S.L.')
    await expect(main).toContainText('Laia Ferrer')
    await expectFits(page)
    await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
    await atStep(page, 'El pago')
    await page.getByRole('link', { name: 'Volver al paso anterior' }).click()
    await atStep(page, 'El gas')
    await expect(page.getByRole('radio', { name: 'Gas tranquilo' })).toBeChecked()
  })
})
