// The requests of a customer: the list, and the page of each with what there is to do.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../server/src/testing/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { expect, openSession, test } from './fixtures.ts'
import { askForPower, changeOf, codeFor, fillPower, referenceOn, send, sign } from './requests-page.ts'
import { changeContract, flat } from './scenarios.ts'
import { expectFits, heading, row, openMenu } from './words.ts'

function sendCode(page: Page) {
  return page.getByRole('button', { name: 'Enviar el código' })
}
function anotherCode(page: Page) {
  return page.getByRole('button', { name: 'Enviar otro código' })
}
function signButton(page: Page) {
  return page.getByRole('button', { name: 'Firmar', exact: true })
}

test('nothing asked for yet: the page is in the menu and leads on [c2.requests]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  await (await openMenu(page)).getByRole('link', { name: 'Solicitudes' }).click()
  await expect(page.getByText('No hay ningún cambio ni consulta en marcha.')).toBeVisible()
  await expect(page.getByText('Aún no se ha pedido nada')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver los contratos' }).click()
  await expect(heading(page, 'Contratos')).toBeVisible()
})

test('the list says first what waits for the customer, and each row leads to its request [c2.requests]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat(), flat()] })
  const signed = await askForPower(page, contracts[0])
  await sign(page, office, email)
  const waiting = await askForPower(page, contracts[1])
  await page.goto('/solicitudes')
  await expect(page.getByText('Falta firmar o confirmar una solicitud.')).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.nth(0)).toContainText(waiting)
  await expect(rows.nth(0)).toContainText('Pendiente de firma')
  await expect(rows.nth(1)).toContainText(signed)
  await expect(rows.nth(1)).toContainText('Enviada')
  await expectAccessible(page)
  await rows.nth(0).getByRole('link', { name: 'Cambio de potencia' }).click()
  expect(await referenceOn(page)).toBe(waiting)
  await expect(page).toHaveTitle(`Cambio de potencia · ${waiting} · Llum del Vallès`)
  await page.getByRole('link', { name: 'Todas las solicitudes' }).click()
  await expect(rows).toHaveCount(2)
  await page.goto('/contratos')
  await expect(
    row(page, contracts[0]?.name).getByRole('link', { name: /^En marcha: solicitud/ }),
  ).toBeVisible()
})

test('a person who says to be self-employed is shown what that changes, and the request says so [r.power-relief]', async ({
  page,
  signedIn,
}) => {
  const [contract] = (await signedIn({ contracts: [flat()] })).contracts
  await fillPower(page, contract)
  const cost = page.getByText(/^Derechos de enganche: /)
  await expect(cost).not.toHaveText(/: 0,00\s€$/)
  await page.getByRole('checkbox', { name: /^Soy autónomo o autónoma/ }).check()
  await expect(cost).toHaveText(/: 0,00\s€$/)
  await expectAccessible(page)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/power\/(\?|$)/.test(request.url()),
  )
  await send(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ self_employed: true })
  await referenceOn(page)
})

test('what is signed can be read before, and the receipt afterwards [c2.request] [c4.waiting-for-signature] [r.request-followed]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  const reference = await askForPower(page, contracts[0])
  const file = async (link: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: link }).click()
    const { text, ...read } = await readPdf(await readFile(await (await downloading).path()))
    return { ...read, text: text.join(' ').replaceAll('\u00a0', ' ') }
  }
  const paper = await file('Ver lo que se firma')
  expect(paper).toMatchObject({ language: 'es', tagged: true })
  expect(paper.text).toContain(reference)
  expect(paper.text).toContain('5,7 kW')
  await sign(page, office, email)
  expect((await file('Descargar el justificante')).text).toContain(reference)
})

test('a wrong code counts, too many end it, another one is sent, and there are three [c4.waiting-for-signature] [r.request-signed]', async ({
  page,
  office,
  signedIn,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  // The first one goes out by itself, once: a reload sends no other.
  const code = page.getByLabel('Código')
  await expect(page.getByText(/^Hemos enviado un código de 6 cifras a/)).toBeVisible()
  await page.reload()
  await expect(code).toBeVisible()
  expect((await office.mailsTo(email)).filter(({ subject }) => /^\d{6} es/.test(subject))).toHaveLength(1)
  await expect(page.getByText(/Quedan 5 intentos\.$/)).toBeVisible()
  await expectAccessible(page)
  await code.fill('12')
  await signButton(page).click()
  await expect(page.getByText('El código tiene 6 cifras.')).toBeVisible()
  const right = await codeFor(office, email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (const left of [
    'Quedan 4 intentos.',
    'Quedan 3 intentos.',
    'Quedan 2 intentos.',
    'Queda un intento.',
  ]) {
    await code.fill(wrong)
    await signButton(page).click()
    await expect(page.getByText(left)).toBeVisible()
  }
  await expect(page.getByText('El código no es correcto.')).toBeVisible()
  await expectAccessible(page)
  await code.fill(wrong)
  await signButton(page).click()
  // None counts any more, not even the right one: another has to be sent.
  await expect(code).toHaveCount(0)
  await expect(page.getByText('Este código ya no sirve. Se puede pedir otro.')).toBeVisible()
  await sendCode(page).click()
  await expect(code).toBeVisible()
  await anotherCode(page).click()
  await expect(page.getByText(/^Ya se han enviado todos los códigos posibles/)).toBeVisible()
  await expectAccessible(page)
  // The last one that was sent still signs.
  await code.fill(await codeFor(office, email))
  await signButton(page).click()
  await expect(page.getByText('Está enviada; falta la respuesta.')).toBeVisible()
})

test('a code that is too old says so, and a new one signs [r.request-signed]', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await time.pass({ minutes: 11 })
  await signButton(page).click()
  await expect(page.getByText('Este código ya no sirve. Se puede pedir otro.')).toBeVisible()
  await expectAccessible(page)
  await sendCode(page).click()
  await sign(page, office, email)
})

test('who does not sign in time is shown so; it can be asked for again [r.request-signed]', async ({
  page,
  office,
  signedIn,
  time,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const [contract] = customer.contracts
  await askForPower(page, contract)
  const address = page.url()
  await time.pass({ hours: 24 * 11 })
  const mails = await office.mailsTo(customer.email)
  expect(mails.at(-1)?.subject).toMatch(/[Cc]aduc/)
  await openSession(page, customer)
  await page.goto(address)
  await expect(page.getByText('Caducó sin firmarse.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retirar la solicitud' })).toHaveCount(0)
  await expectAccessible(page)
  await askForPower(page, contract)
})

test('what the retailer does before it is signed closes the request, and the page says so', async ({
  page,
  office,
  signedIn,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const [contract] = customer.contracts
  await askForPower(page, contract)
  await expect(page.getByText('Falta la firma.')).toBeVisible()
  await changeContract(office, customer, contract, { powers: [5.7, 5.7] })
  await page.reload()
  await expect(page.getByText('Se cerró sin firmarla, porque ya está hecho.')).toBeVisible()
  await expect(
    page.getByText('Los datos del contrato ya son los que se pedían: no hace falta firmar nada.'),
  ).toBeVisible()
  await expect(page.getByLabel('Código')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retirar la solicitud' })).toHaveCount(0)
  await expectAccessible(page)
  // The distributor is free again.
  await page.goto(changeOf('powChange', contract))
  await expect(page.getByLabel('Potencia en P1')).toHaveValue('5,7')
})

test('a request is taken back after asking once, and the contract is free again [c2.request] [r.request-followed]', async ({
  page,
  office,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  const open = page.getByRole('button', { name: 'Retirar la solicitud' })
  await open.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No, dejarla en marcha' }).last().click()
  await expect(page.getByText('Falta la firma.')).toBeVisible()
  await open.click()
  await office.withoutDatabase(async () => {
    await page.getByRole('button', { name: 'Sí, retirarla' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Sí, retirarla' }).click()
  await expect(page.getByText('Se retiró antes de hacerse.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Todas las solicitudes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Retirada' })).toContainText('Ninguno')
  await page.goBack()
  // The same once more is another request, not the one that was taken back.
  await askForPower(page, contracts[0])
  await expect(page.getByText('Falta la firma.')).toBeVisible()
})

test('somebody else’s request is what one that does not exist is', async ({ page, context, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  const address = new URL(page.url()).pathname
  await context.clearCookies()
  await signedIn({ contracts: [flat()] })
  const seen: string[] = []
  for (const absent of [address, '/solicitudes/999999']) {
    await page.goto(absent)
    await expect(page.getByText('No encontramos esta solicitud')).toBeVisible()
    seen.push(await page.getByRole('main').innerText())
  }
  expect(new Set(seen).size).toBe(1)
  await expectAccessible(page)
})

test('what cannot be read says so and can be tried again', async ({ page, office, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await askForPower(page, contracts[0])
  await office.withoutDatabase(async () => {
    await page.getByRole('link', { name: 'Todas las solicitudes' }).click()
    await expect(page.getByText('No hemos podido cargar las solicitudes')).toBeVisible()
    await expectAccessible(page)
  })
  // Each of the two lists says so by itself.
  const ofRequests = page.getByRole('alert').filter({ hasText: 'No hemos podido cargar las solicitudes' })
  await ofRequests.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByText('Falta firmar o confirmar una solicitud.')).toBeVisible()
})

for (const [language, list, name] of [
  ['ca', '/solicituts', 'Sol·licituds'],
  ['en', '/requests', 'Requests'],
] as const) {
  test(`list and request on a phone, in ${language}`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { contracts } = await signedIn({ contracts: [flat()] })
    await askForPower(page, contracts[0])
    await page.goto(`${list}?lang=${language}`)
    await expect(heading(page, name)).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('button').filter({ hasText: /codi|code/ })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  })
}
