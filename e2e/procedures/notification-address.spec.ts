import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'
import { changeOf, next, send } from '../requests-page.ts'
import { flat, gasFlat, type Contract, type Customer } from '../scenarios.ts'
import { heading, loseLine } from '../words.ts'

function addressPage(contract: Contract | undefined) {
  return changeOf('notifAddrChange', contract)
}
const two = [
  flat({ street: 'Calle del Sol 14', city: 'Sabadell', postalCode: '08201' }),
  flat({ street: 'Calle de la Luna 5', city: 'Terrassa', postalCode: '08221' }),
]

function question(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true })
}
function postalCode(page: Page) {
  return page.getByLabel('Código postal')
}
function town(page: Page) {
  return page.getByLabel('Municipio', { exact: true })
}
/** What the look-up says, aloud. */
function notice(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: /./ })
}

async function fillAddress(page: Page, street = 'Mayor'): Promise<void> {
  await postalCode(page).fill('08500')
  await expect(town(page)).toHaveValue('08298')
  await page.getByLabel('Tipo de vía').selectOption({ label: 'Calle' })
  await page.getByLabel('Nombre de la vía').fill(street)
  await page.getByLabel('Número, o S/N').fill('3')
}

async function fillReach(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill('cartas@prueba.endoll.test')
  await page.getByLabel('Móvil').fill('600 111 222')
}

/** From the first question to the summary, with a new address. */
async function askForNew(page: Page, { contracts }: Pick<Customer, 'contracts'>): Promise<void> {
  await page.goto(addressPage(contracts[0]))
  await page.getByText('A una dirección nueva').click()
  await next(page).click()
  await fillAddress(page)
  await next(page).click()
  await fillReach(page)
  await next(page).click()
  await expect(question(page, 'Revisar y enviar')).toBeVisible()
}

test('a new address: the town by its postal code, whom to notify, everything once more, and it is done [c2.detail-hint-notification] [c2.dialog-notification]', async ({
  page,
  signedIn,
}) => {
  const { contracts, name } = await signedIn({ contracts: two })
  await page.goto(addressPage(contracts[0]))
  await expect(heading(page, 'Cambiar la dirección de notificación')).toBeVisible()
  await expectAccessible(page)

  await next(page).click()
  await expect(page.getByText('Este dato es obligatorio.')).toBeVisible()
  await page.getByText('A una dirección nueva').click()
  await next(page).click()
  await expect(question(page, 'La dirección nueva')).toBeFocused()
  await expectAccessible(page)

  await next(page).click()
  await expect(page.locator('.notice-title').filter({ hasText: 'Hay 5 datos por corregir' })).toBeVisible()
  await expect(postalCode(page)).toBeFocused()
  await expect(postalCode(page)).toHaveAccessibleDescription('Este dato es obligatorio.')
  await expectAccessible(page)

  await fillAddress(page)
  await expect(notice(page)).toHaveText('Provincia: Barcelona')
  await page.getByLabel('Puerta').fill('12345')
  await page.getByText('Bloque, escalera, referencia catastral').click()
  await page.getByLabel('Referencia catastral').fill('1234')
  await next(page).click()
  await expect(page.getByLabel('Puerta')).toHaveAccessibleDescription(/4 caracteres como máximo/)
  await expect(page.getByLabel('Referencia catastral')).toHaveAccessibleDescription(/no es válida/)
  await page.getByLabel('Puerta').fill('4')
  await page.getByLabel('Referencia catastral').fill('9872023 VH5797S-0001.WX')
  await next(page).click()

  await expect(question(page, 'A quién y cómo avisar')).toBeFocused()
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue(`${name} Prueba`)
  await page.getByLabel('Correo electrónico').fill('cartas@')
  await page.getByLabel('Móvil').fill('938 111 222')
  await next(page).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    'El correo electrónico no es válido: tiene que ser como nombre@ejemplo.es.',
  )
  await expect(page.getByLabel('Móvil')).toHaveAccessibleDescription(
    'El teléfono móvil no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
  )
  await expectAccessible(page)
  await fillReach(page)
  await next(page).click()

  await expect(page.getByText('C/ Mayor, 3, pta. 4, 08500 Vic')).toBeVisible()
  await expect(page.getByText('cartas@prueba.endoll.test')).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await expect(heading(page, 'Cambio de dirección de notificación')).toBeVisible()
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(addressPage(contracts[0]))
  await expect(page.getByText('C/ Mayor, 3, pta. 4, 08500 Vic')).toBeVisible()
  // Nothing of what was sent is still in the form.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('an address that another contract has, chosen with the keyboard on a small screen [c2.dialog-notification]', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { contracts } = await signedIn({ contracts: two })
  await page.goto(addressPage(contracts[0]))
  const luna = page.getByRole('radio', { name: /Calle de la Luna 5/ })
  await expect(luna).toBeVisible()
  // The address that it has is not among them.
  await expect(page.getByRole('radio')).toHaveCount(2)
  await luna.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Revisar y enviar')).toBeFocused()
  await expect(page.getByText('siguen siendo los mismos')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
})

test('without any other address a new one is asked for at once [c4.address-form] [c8.empty-others]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [gasFlat()] })
  await page.goto(addressPage(contracts[0]))
  await expect(page.getByText('No hay ninguna otra dirección registrada')).toBeVisible()
  await expect(question(page, 'La dirección nueva')).toBeVisible()
  await expect(page.getByText('Paso 1 de 3')).toBeVisible()
  await expectAccessible(page)
})

test('a postal code is looked up 700 ms after the last key, once [c5.notification-zipcode] [c9.zipcode-debounce]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: two })
  await page.goto(addressPage(contracts[0]))
  await page.getByText('A una dirección nueva').click()
  await next(page).click()
  let lookedUp = 0
  page.on('request', (request) => {
    if (request.url().includes('/geo/zipcode/')) lookedUp += 1
  })
  // The page's own clock, so that a slow machine does not lengthen the pause.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await postalCode(page).pressSequentially('08500')
  await page.clock.runFor(690)
  expect(lookedUp).toBe(0)
  await page.clock.runFor(20)
  await expect.poll(() => lookedUp).toBe(1)
  await page.clock.resume()
  await expect(town(page)).toHaveValue('08298')
  expect(lookedUp).toBe(1)
})

test('a postal code of several towns, in two provinces: one has to be chosen, the province follows [c5.notification-zipcode]', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(addressPage(contracts[0]))
  await postalCode(page).fill('01118')
  await expect(notice(page)).toHaveText(/^\d+ municipios tienen este código: falta decir cuál\.$/)
  await expect(town(page)).toHaveValue('')
  await town(page).selectOption({ label: 'Condado de Treviño' })
  await expect(notice(page)).toHaveText('Provincia: Burgos')
  await postalCode(page).fill('0111')
  await expect(town(page)).toHaveValue('')
})

test('a postal code of no street: the town is chosen by hand from the province', async ({
  page,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(addressPage(contracts[0]))
  await postalCode(page).fill('28070')
  await expect(notice(page)).toHaveText(/no está en la lista de calles\..* todos los de Madrid\./)
  await expectAccessible(page)
  await town(page).pressSequentially('alcalá de h')
  await page.getByRole('option', { name: 'Alcalá de Henares' }).click()
  await expect(notice(page)).toHaveText('Provincia: Madrid')
  await page.getByLabel('Tipo de vía').selectOption({ label: 'Avenida' })
  await page.getByLabel('Nombre de la vía').fill('de la Estación')
  await page.getByLabel('Número, o S/N').fill('S/N')
  await next(page).click()
  await expect(question(page, 'A quién y cómo avisar')).toBeVisible()
})

test('a look-up that fails says so, loses nothing and can be repeated [c5.notification-zipcode]', async ({
  page,
  context,
  signedIn,
}) => {
  const { contracts } = await signedIn({ contracts: [flat()] })
  await page.goto(addressPage(contracts[0]))
  await page.getByLabel('Nombre de la vía').fill('Mayor')
  await loseLine(page)
  await postalCode(page).fill('08500')
  await expect(notice(page)).toHaveText('No se ha podido buscar el municipio. Lo escrito se conserva.')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Buscar otra vez' }).click()
  await expect(town(page)).toHaveValue('08298')
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor')
})

test('a reload in the middle and the browser’s back keep what was typed', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: two })
  await page.goto(addressPage(contracts[0]))
  await page.getByText('A una dirección nueva').click()
  await next(page).click()
  await fillAddress(page, 'de la Rosa')
  await page.reload()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('de la Rosa')
  await expect(postalCode(page)).toHaveValue('08500')
  await expect(town(page)).toHaveValue('08298')
  await next(page).click()
  await fillReach(page)
  await page.reload()
  await expect(page.getByLabel('Móvil')).toHaveValue('600 111 222')
  await page.goBack()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('de la Rosa')
  await page.goForward()
  await next(page).click()
  await expect(page.getByText('C/ de la Rosa, 3, 08500 Vic')).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar: La dirección nueva' }).click()
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('de la Rosa')
})

test('what the server refuses stands beside its field', async ({ page, signedIn }) => {
  const made = await signedIn({ contracts: two })
  await askForNew(page, made)
  await send(page).click()
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  // The very same once more.
  await askForNew(page, made)
  await send(page).click()
  await expect(question(page, 'La dirección nueva')).toBeVisible()
  await expect(page.getByLabel('Nombre de la vía')).toHaveAccessibleDescription(
    'Es el dato que ya hay: hace falta otro.',
  )
  await expect(page.getByLabel('Nombre de la vía')).toHaveValue('Mayor')
  await expectAccessible(page)
})

test('a server that fails leaves everything where it is, and the second sending counts once', async ({
  page,
  office,
  signedIn,
}) => {
  const made = await signedIn({ contracts: two })
  await askForNew(page, made)
  await office.withoutDatabase(async () => {
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido enviar. Lo escrito se conserva.')
    await expectAccessible(page)
  })
  await expect(page.getByText('C/ Mayor, 3, 08500 Vic')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a enviarla' }).click()
  await expect(page.getByText('Está en vigor desde el 21 de noviembre de 2026.')).toBeVisible()
  await page.goto('/solicitudes')
  await expect(page.getByRole('row').filter({ hasText: 'Cambio de dirección' })).toHaveCount(1)
})

test('of a contract that has ended nothing is changed', async ({ page, signedIn }) => {
  const { contracts } = await signedIn({ contracts: [flat({ state: 'baixa' }), flat()] })
  await page.goto(addressPage(contracts[0]))
  await expect(page.getByText('Este contrato no está activo')).toBeVisible()
  await expect(next(page)).toHaveCount(0)
})

for (const [language, path, title, field] of [
  ['ca', 'veure-contractes', 'Canviar l’adreça de notificació', 'Codi postal'],
  ['en', 'view-contracts', 'Change the notification address', 'Postal code'],
] as const) {
  test(`the questions in ${language}`, async ({ page, signedIn }) => {
    const { contracts } = await signedIn({ contracts: [flat()] })
    const search = new URLSearchParams({
      function: 'notifAddrChange',
      contract: contracts[0]?.name ?? '',
      lang: language,
    })
    await page.goto(`/${path}?${search}`)
    await expect(heading(page, title)).toBeVisible()
    await page.getByLabel(field).fill('08500')
    await expect(notice(page)).toHaveText(/Barcelona$/)
    await expectAccessible(page)
  })
}
