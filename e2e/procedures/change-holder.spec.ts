// A contract is handed over: asked for and signed by its holder, accepted and signed by the new one, each in a browser.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { atAddress, expect, test } from '../fixtures.ts'
import { linkIn } from '../mail-links.ts'
import type { Office } from '../office.ts'
import { changeOf, codeFor, next, referenceOn, send } from '../requests-page.ts'
import { flat } from '../scenarios.ts'
import { expectFits, heading, row } from '../words.ts'

test.use({ deployment: atAddress })

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
let people = Math.floor(Date.now() % 1_000_000) * 10

/** Somebody whom the office has never seen. */
function somebody() {
  people += 1
  const number = 30_000_000 + (people % 60_000_000)
  return {
    nif: `${number}${letters[number % 23]}`,
    name: 'Pau Soler',
    email: `pau.${number}@prueba.endoll.test`,
  }
}
type Person = ReturnType<typeof somebody>

function choice(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true })
}
const summary = { name: 'Revisar y enviar' }
const rents = 'Quien lo alquila'

async function fillPerson(page: Page, { nif, name, email }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'NIF, NIE o CIF' }).fill(nif)
  await page.getByRole('textbox', { name: 'Nombre y apellidos, o razón social' }).fill(name)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByRole('textbox', { name: 'Móvil' }).fill('612 345 678')
}

/** Answers every question: the summary stands. */
async function ask(page: Page, person: Person): Promise<void> {
  await choice(page, rents).check({ force: true })
  await next(page).click()
  await fillPerson(page, person)
  await next(page).click()
  await expect(page.getByLabel('Lectura de P1')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('heading', summary)).toBeVisible()
}

/** The holder signs with the code that goes out by itself: the new holder is asked. */
async function signFirst(page: Page, office: Office, email: string): Promise<void> {
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await page.getByRole('button', { name: 'Firmar', exact: true }).click()
  await expect(page.getByText('Falta que acepte el nuevo titular.')).toBeVisible()
}

/** The new holder gives an account; the page asks for the signature. */
async function accept(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'IBAN' }).fill('ES91 2100 0418 4502 0005 1332')
  await page.getByRole('checkbox', { name: 'La cuenta es del nuevo titular' }).check({ force: true })
  await page.getByRole('checkbox', { name: /^Acepto las condiciones/ }).check({ force: true })
  await page.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(page.getByText('Está aceptado; falta firmar.')).toBeVisible()
}

async function signSecond(page: Page, office: Office, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Enviar el código' }).click()
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await expect(page.getByText('Precio total', { exact: true })).toBeVisible()
  await expect(page.getByText('Permanencia', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Contratar, con obligación de pago', exact: true }).click()
  await expect(page.getByText('Ya está todo hecho aquí')).toBeVisible()
}

test('asked for by keyboard, signed by both in two browsers, and the contract is the new holder’s [POST contracts/{name}/holder/] [POST holder_changes/] [POST holder_changes/sign/] [r.change-holder]', async ({
  page,
  office,
  elsewhere,
  signedIn,
  retailerAnswers,
}) => {
  const person = somebody()
  const { email, contracts } = await signedIn({ contracts: [flat({ powers: [4.6, 4.6] })] })
  const [contract] = contracts
  // Who ends the supply though somebody stays is led here.
  await page.goto(changeOf('endSupply', contract))
  await choice(page, 'Lo va a usar otra persona').check({ force: true })
  await page.getByRole('link', { name: 'Poner el contrato a nombre de quien se queda' }).click()
  await expect(heading(page, 'Cambiar el titular')).toBeVisible()
  await expect(choice(page, rents)).toBeVisible()
  await expectAccessible(page)
  await choice(page, 'El titular ha fallecido').check({ force: true })
  await expect(page.getByText('Lo hacemos por teléfono')).toBeVisible()
  await next(page).click()
  await expect(page.getByText('Esto no se puede pedir desde aquí.').first()).toBeVisible()
  await expectAccessible(page)
  await choice(page, rents).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Es un traspaso:', { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('textbox', { name: 'NIF, NIE o CIF' })).toBeVisible()
  await next(page).click()
  await expectAccessible(page)
  await fillPerson(page, person)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(person.email)
  await page.getByRole('textbox', { name: 'Móvil' }).press('Enter')

  await page.getByLabel('Lectura de P1').fill('1.234')
  await next(page).click()
  await expect(page.getByText('Falta esta lectura: se indican todas o ninguna.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Lectura de P2').fill('2345')
  await page.getByLabel('Lectura de P3').fill('3456')
  await page.getByLabel('Lectura de P3').press('Enter')
  await expect(page.getByRole('region', { name: 'El nuevo titular' })).toContainText(person.name)
  await expectAccessible(page)
  await send(page).click()
  const reference = await referenceOn(page)
  await signFirst(page, office, email)
  await expect(page.getByText(person.email).first()).toBeVisible()
  await expectAccessible(page)

  // The new holder, who was never here, in another browser.
  const theirs = await elsewhere()
  await theirs.goto(await linkIn(office, person.email, 'holder_token'))
  await expect(theirs.getByText('Falta la respuesta.')).toBeVisible()
  await expect(theirs).toHaveURL('/nuevo-titular')
  const main = theirs.getByRole('main')
  await expect(main).toContainText(person.name)
  await expect(main).toContainText('4,6 kW')
  await expect(main).not.toContainText(contract?.name ?? 'nothing')
  await expect(main).not.toContainText(email)
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(theirs.getByText('Hay 3 datos por corregir')).toBeVisible()
  await expectAccessible(theirs)
  await accept(theirs)
  await theirs.reload()
  await expect(theirs.getByText('Está aceptado; falta firmar.')).toBeVisible()
  await expectAccessible(theirs)
  await signSecond(theirs, office, person.email)
  await expectAccessible(theirs)

  // The page of the holder comes after it by itself.
  await expect(page.getByText('Está enviada; falta la respuesta.')).toBeVisible()
  await retailerAnswers(reference, { answer: 'accepted' })
  await expect(page.getByText('Está aceptada; falta que entre en vigor.')).toBeVisible()
  const name = `N-${reference}`
  await retailerAnswers(reference, {
    answer: 'effective',
    effective_date: '2026-11-21',
    new_contract: name,
    new_customer: `C-${reference}`,
  })
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await page.goto(`/ver-contratos?contract=${contract?.name}`)
  await expect(page.getByText(/El contrato pasó a otro titular/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(person.nif)

  await theirs.goto(await linkIn(office, person.email, 'reset_token'))
  await theirs.getByLabel('Clave nueva', { exact: true }).fill('Campana-lenta-74')
  await theirs.getByLabel('Repetir la clave nueva').fill('Campana-lenta-74')
  await theirs.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(theirs).not.toHaveURL(/recordar-clave/)
  await theirs.goto('/contratos')
  await expect(row(theirs, name)).toBeVisible()
  await theirs.context().close()
})

test('declined by the new holder, and the holder is told [POST holder_changes/decline/]', async ({
  page,
  office,
  elsewhere,
  signedIn,
}) => {
  const person = somebody()
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('changeHolder', contracts[0]))
  await ask(page, person)
  await send(page).click()
  await referenceOn(page)
  await signFirst(page, office, email)
  const theirs = await elsewhere()
  const link = await linkIn(office, person.email, 'holder_token')
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'No lo quiero' }).click()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Sí, responder que no' }).click()
  await expect(theirs.getByText('Respuesta recibida')).toBeVisible()
  await theirs.goto(link)
  await expect(theirs.getByText('Este enlace ya no sirve')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.context().close()
  await expect(page.getByText(/Quien iba a ser el nuevo titular no lo ha aceptado/)).toBeVisible()
})

test('a refusal of the distributor is shown in plain words, and the contract goes on', async ({
  page,
  office,
  elsewhere,
  signedIn,
  retailerAnswers,
}) => {
  const person = somebody()
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('changeHolder', contracts[0]))
  await ask(page, person)
  await send(page).click()
  const reference = await referenceOn(page)
  await signFirst(page, office, email)
  const theirs = await elsewhere()
  await theirs.goto(await linkIn(office, person.email, 'holder_token'))
  await accept(theirs)
  await signSecond(theirs, office, person.email)
  await theirs.context().close()
  await expect(page.getByText('Está enviada; falta la respuesta.')).toBeVisible()
  await retailerAnswers(reference, { answer: 'rejected', reason_code: '36' })
  await expect(page.getByText('No se ha podido hacer.')).toBeVisible()
  await expect(page.getByText('El NIF no es correcto.')).toBeVisible()
  await page.goto(changeOf('changeHolder', contracts[0]))
  await expect(choice(page, rents)).not.toBeChecked()
})

test('a failure loses nothing, here and for the new holder, and what is under way is named', async ({
  page,
  office,
  elsewhere,
  signedIn,
}) => {
  const person = somebody()
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(changeOf('changeHolder', contracts[0]))
  await ask(page, person)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
    await expectAccessible(page)
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'El nuevo titular' })).toContainText(person.name)
  await send(page).click()
  const reference = await referenceOn(page)
  await signFirst(page, office, email)
  const theirs = await elsewhere()
  await theirs.goto(await linkIn(office, person.email, 'holder_token'))
  const iban = theirs.getByRole('textbox', { name: 'IBAN' })
  await iban.fill('ES91 2100 0418 4502 0005 1332')
  await theirs.getByRole('checkbox', { name: 'La cuenta es del nuevo titular' }).check({ force: true })
  await theirs.getByRole('checkbox', { name: /^Acepto las condiciones/ }).check({ force: true })
  await office.withoutDatabase(async () => {
    await theirs.getByRole('button', { name: 'Aceptar y seguir' }).click()
    await expect(theirs.getByRole('alert')).toBeVisible()
  })
  await theirs.reload()
  await expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332')
  await theirs.getByRole('button', { name: 'Aceptar y seguir' }).click()
  await expect(theirs.getByText('Está aceptado; falta firmar.')).toBeVisible()
  await theirs.context().close()
  await page.goto(changeOf('changeHolder', contracts[0]))
  await expect(page.getByText('Hay un proceso en curso')).toBeVisible()
  await expect(page.getByRole('link', { name: `Ver la solicitud ${reference}` })).toBeVisible()
})

test('every question, the summary and the answer fit 390 px, in Catalan and English too', async ({
  page,
  office,
  elsewhere,
  signedIn,
}) => {
  const person = somebody()
  const { email, contracts } = await signedIn({ contracts: [flat()] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(changeOf('changeHolder', contracts[0]))
  await expect(choice(page, rents)).toBeVisible()
  await expectFits(page)
  await ask(page, person)
  await expectFits(page)
  await send(page).click()
  await referenceOn(page)
  await signFirst(page, office, email)
  await expectFits(page)
  const theirs = await elsewhere()
  await theirs.setViewportSize({ width: 390, height: 844 })
  await theirs.goto(await linkIn(office, person.email, 'holder_token'))
  await expect(theirs.getByText('Falta la respuesta.')).toBeVisible()
  await expectFits(theirs)
  for (const [language, title, answer] of [
    ['ca', 'Canviar el titular', 'Falta la resposta.'],
    ['en', 'Change the holder', 'It waits for your answer.'],
  ] as const) {
    await page.goto(`${changeOf('changeHolder', contracts[0])}&lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await theirs.goto(`/nuevo-titular?lang=${language}`)
    await expect(theirs.getByText(answer)).toBeVisible()
    await expectAccessible(theirs)
    await expectFits(theirs)
  }
  await theirs.context().close()
})
