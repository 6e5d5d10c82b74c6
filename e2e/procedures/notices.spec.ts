import { expectAccessible } from '../accessible.ts'
import { deliver, pageOf } from '../contract-page.ts'
import { atAddress, expect, test } from '../fixtures.ts'
import { changeOf, referenceOn, send, sign } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { heading } from '../words.ts'

// Links of mails need the office's address.
test.use({ deployment: atAddress })

test('the data of a supply are not passed on: what stops and what does not, signed, done [c2.detail-sips] [c2.detail-hint-sips] [c2.dialog-sips]', async ({
  page,
  office,
  signedIn,
  retailerAnswers,
}) => {
  const { contracts, email } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('noCesionSips'))
  await expect(heading(page, 'No ceder los datos SIPS')).toBeVisible()
  await expect(page.getByText('Si algún día hay un impago, el CUPS y el impago se verán')).toBeVisible()
  await expectAccessible(page)
  // A server that fails: it says so, and the same button sends it again.
  await office.withoutDatabase(async () => {
    await send(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
  })
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  const reference = await referenceOn(page)
  await sign(page, office, email)
  await page.goto(changeOf('noCesionSips', contracts[0]))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await retailerAnswers(reference, { answer: 'accepted' })
  await retailerAnswers(reference, { answer: 'effective' })
  await page.goto(changeOf('noCesionSips', contracts[0]))
  await expect(page.getByText('Los datos de este suministro no se ceden')).toBeVisible()
  await expectAccessible(page)
})

test('[law.sips.told] who is in arrears is told on the contract, and before asking, what others see meanwhile', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  const arrears = { contract_name: contracts[0]!.name, kind: 'arrears', start_day: '2026-11-02', end_day: '' }
  await deliver(office, { 'contract-sips.csv': [arrears] })
  await page.goto(pageOf(contracts[0], { place: 'data' }))
  await expect(page.getByText('La distribuidora muestra un impago desde el 2 de noviembre')).toBeVisible()
  await page.goto(changeOf('noCesionSips', contracts[0]))
  await expect(page.getByText('Hay un impago: mientras dure se seguirán viendo')).toBeVisible()
  await expectAccessible(page)
})

test('several contracts are opted out by one request, signed once; the one that has to wait is named [c2.dialog-sips] [r.sips-all]', async ({
  page,
  office,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts, email } = await signedIn({ contracts: [flat(), flat(), flat({ atrAvailable: false })] })
  await page.goto(changeOf('noCesionSips', contracts[0]))
  await page.getByText('En todos los contratos de electricidad activos').click()
  await page.reload()
  await expect(page.getByRole('radio', { name: /En todos los contratos/ })).toBeChecked()
  await expectAccessible(page)
  await expect(
    page.getByText('Son 2 contratos de 3: los demás ya lo tienen o ahora no lo pueden pedir.'),
  ).toBeVisible()
  await send(page).click()
  await expect(page.getByText(/^2 contratos · referencia/)).toBeVisible()
  await expect(page.getByText(`El contrato ${contracts[2]?.name} no se ha podido incluir.`)).toBeVisible()
  await sign(page, office, email)
  await expect(page.getByRole('region', { name: '2 contratos' }).getByText('Enviada')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('invoices come online, and on paper again [c2.detail-online-invoice] [c2.dialog-online-invoice] [c4.online-invoice]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts, email } = await signedIn({ contracts: [flat()] })
  const address = changeOf('invoiceOnline', contracts[0])
  // The profile, where the address is changed, says of it what the page of online bills says.
  await page.goto('/perfil')
  await expect(page.getByText(/avisos de facturas nuevas .* van al correo de acceso\.$/)).toBeVisible()
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(`Cada factura nueva se avisa por correo a ${email}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Elegir qué avisos llegan por correo' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('En papel', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await office.withoutDatabase(async () => {
    await page.getByRole('button', { name: 'Recibirlas por internet' }).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
  })
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expect(page.getByText('Por internet', { exact: true })).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Volver al papel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
})

test('letters by e-mail: where they go is set first, a new address is waited for [c2.detail-notification] [c2.dialog-electronic] [POST requests/{id}/confirmation/link/] [r.link-again]', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const { contracts, email, password } = await signedIn({ contracts: [flat()] })
  const address = changeOf('electronicNotification', contracts[0])
  await page.goto(address)
  const mail = page.getByLabel('Correo electrónico', { exact: true })
  await expect(mail).toHaveValue(email)
  await expectAccessible(page)
  await page.getByLabel('Móvil').fill('12')
  await mail.fill('cartas')
  await send(page).click()
  await expect(page.locator('.notice-title').filter({ hasText: 'Hay 2 datos por corregir' })).toBeVisible()
  await expect(mail).toBeFocused()
  await mail.fill('buzon@prueba.endoll.test')
  // The summary drops a field as soon as it is right.
  await expect(page.locator('.notice-title').filter({ hasText: 'Hay 2 datos por corregir' })).toHaveCount(0)
  await page.getByLabel('Móvil').fill('600 111 222')
  await page.reload()
  await expect(mail).toHaveValue('buzon@prueba.endoll.test')
  await mail.fill('buzon@prueba.endoll.test')
  await page.getByLabel('Clave actual, para cambiar el correo').fill(password)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
  })
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await expect(page.getByRole('heading', { name: 'Falta confirmar la dirección' })).toBeVisible()
  await expectAccessible(page)
  const again = page.getByRole('button', { name: 'Volver a enviar el enlace' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('El enlace acaba de salir')
  await expectAccessible(page)
  // The pause over, it goes out again; only the last one counts.
  await time.pass({ minutes: 3 })
  await again.click()
  await expect(page.getByText('El anterior ya no sirve.')).toBeVisible()
  const links = (await office.mailsTo('buzon@prueba.endoll.test')).flatMap(({ text }) => {
    const link = /https?:\/\/\S+email_token=[\w-]+/.exec(text)?.[0]
    return link === undefined ? [] : [new URL(link)]
  })
  expect(links).toHaveLength(2)
  await page.goto(`${links[0]?.pathname}${links[0]?.search}`)
  await page.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await expect(page.getByRole('alert')).toContainText('Este enlace ya no sirve')
  await page.goto(`${links[1]?.pathname}${links[1]?.search}`)
  await page.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await expect(page.getByText('Desde ahora se entra con buzon@prueba.endoll.test.')).toBeVisible()
})
