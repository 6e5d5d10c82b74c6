import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { flat, type Customer } from './scenarios.ts'
import { fillLogin, heading, signInButton, openMenu } from './words.ts'

// Links in mails lead to the configured address, not to that of the test server.
test.use({ deployment: atAddress })

function change(page: Page, what: string) {
  return page.getByRole('button', { name: `Cambiar: ${what}`, exact: true })
}
function save(page: Page) {
  return page.getByRole('button', { name: 'Guardar' })
}
function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}
function password(page: Page) {
  return page.getByLabel('Clave actual', { exact: true })
}
const email = 'Correo electrónico de acceso'
const mobile = 'Móvil'

test('the profile says who one is, how one is reached and where one is signed in [c2.profile]', async ({
  page,
  signedIn,
}) => {
  const made = await signedIn()
  await page.goto('/perfil')
  const main = page.getByRole('main')
  await expect(heading(page, 'Perfil')).toBeVisible()
  await expect(main.getByText(made.name).first()).toBeVisible()
  await expect(main.getByText(made.nif)).toBeVisible()
  await expect(main.getByText(made.email)).toBeVisible()
  await expect(page.getByLabel('Idioma', { exact: true }).last()).toHaveValue('es')
  await expect(page.getByRole('main').getByRole('link', { name: 'Cambiar la clave' })).toHaveAttribute(
    'href',
    '/cambio-de-clave?next=%2Fperfil',
  )
  await expect(page.getByText('Esta sesión')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar todas las demás' })).toHaveAccessibleDescription(
    'No hay ninguna otra.',
  )
  await expectAccessible(page)
})

test('the mobile is changed where it stands; Escape leaves it, and the focus comes back [c4.fetching] [c4.inline-contact]', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/perfil')
  await change(page, mobile).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, mobile)).toBeFocused()
  await page.keyboard.type('600')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(change(page, mobile)).toBeFocused()
  await expect(page.getByText('Ninguno')).toBeVisible()

  await page.keyboard.press('Enter')
  // What was left is not there any more.
  await expect(field(page, mobile)).toHaveValue('')
  await page.keyboard.type('938 111 222')
  await page.keyboard.press('Enter')
  await expect(field(page, mobile)).toHaveAccessibleDescription(
    'El teléfono móvil no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
  )
  await expect(field(page, mobile)).toBeFocused()
  await expectAccessible(page)

  await field(page, mobile).fill('600 111 222')
  await page.reload()
  await expect(field(page, mobile)).toHaveValue('600 111 222')
  await save(page).click()
  await expect(page.getByText('El móvil se ha cambiado.')).toBeVisible()
  await expect(change(page, mobile)).toBeFocused()
  await expect(page.getByText('600 111 222')).toBeVisible()
  await page.reload()
  await expect(page.getByText('600 111 222')).toBeVisible()
  await expect(field(page, mobile)).toHaveCount(0)
})

test('what cannot be saved stays in the field, and is saved in the end [c4.fetching]', async ({
  page,
  office,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/perfil')
  await change(page, mobile).click()
  await field(page, mobile).fill('600111333')
  // The cards below have what they ask for: they would fail too.
  await page.waitForLoadState('networkidle')
  await office.withoutDatabase(async () => {
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('No se ha podido guardar. Lo escrito se conserva.')
    await expect(field(page, mobile)).toHaveValue('600111333')
    await expectAccessible(page)
  })
  await save(page).click()
  await expect(page.getByText('600 111 333')).toBeVisible()
})

test('what cannot be read says so, card by card, and is read when asked again [c4.fetching]', async ({
  page,
  office,
  signedIn,
}) => {
  const made = await signedIn({ contracts: [flat()] })
  await page.goto('/contratos')
  const menu = await openMenu(page)
  await office.withoutDatabase(async () => {
    await menu.getByRole('link', { name: 'Ver el perfil' }).click()
    await expect(page.getByText('No hemos podido cargar el perfil')).toBeVisible()
    await expect(page.getByText('No hemos podido cargar las sesiones')).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).first().click()
  await expect(page.getByRole('main').getByText(made.nif)).toBeVisible()
})

test('a new e-mail counts once its owner has confirmed it, signed in or not [r.confirm-email]', async ({
  page,
  office,
  elsewhere,
  signedIn,
}) => {
  const made = await signedIn()
  const fresh = `nueva.${made.email}`
  await page.goto('/perfil')
  await change(page, email).click()
  await field(page, email).fill(fresh)
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription('Este dato es obligatorio.')
  await password(page).fill('otra-clave-cualquiera')
  await save(page).click()
  await expect(password(page)).toHaveAccessibleDescription(
    'La clave actual no es correcta: vuelva a escribirla.',
  )
  await expect(field(page, email)).toHaveValue(fresh)
  await expectAccessible(page)
  // A reload keeps the address, never the password.
  await page.reload()
  await expect(field(page, email)).toHaveValue(fresh)
  await expect(password(page)).toHaveValue('')
  await password(page).fill(made.password)
  await save(page).click()
  await expect(page.getByText(`Hemos enviado el enlace a ${fresh}.`)).toBeVisible()
  await expect(page.getByText(`Falta confirmar ${fresh}.`)).toBeVisible()
  await expect(page.getByText(new RegExp(`se entra con ${made.email}`))).toBeVisible()
  await expectAccessible(page)
  expect(await office.mailsTo(made.email)).not.toHaveLength(0)

  const link = await linkIn(office, fresh, 'email_token')
  const visitor = await elsewhere()
  await visitor.goto(link)
  await expect(heading(visitor, 'Confirmar el correo electrónico')).toBeVisible()
  // Neither the history nor a later page sees the token.
  expect(visitor.url()).not.toContain('token')
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await expect(visitor.getByText(`Desde ahora se entra con ${fresh}.`)).toBeVisible()
  await expectAccessible(visitor)
  await expect(visitor.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', /^\/acceso\?next=/)

  await page.reload()
  await expect(page.getByRole('main').getByText(fresh)).toBeVisible()
  await expect(page.getByText('Falta confirmar')).toHaveCount(0)
  await page.goto('/logout')
  await expect(heading(page, 'Entrar')).toBeVisible()
  await page.goto('/perfil')
  await fillLogin(page, { email: fresh, password: made.password })
  await signInButton(page).click()
  await expect(page).toHaveURL('/perfil')
})

test('a link of which a newer one was sent is refused, and the old address still counts [r.confirm-email]', async ({
  page,
  office,
  signedIn,
}) => {
  const made = await signedIn()
  const [first, second] = [`una.${made.email}`, `otra.${made.email}`]
  await page.goto('/perfil')
  for (const address of [first, second]) {
    await change(page, email).click()
    await field(page, email).fill(address)
    await password(page).fill(made.password)
    await save(page).click()
    await expect(page.getByText(`Hemos enviado el enlace a ${address}.`)).toBeVisible()
  }
  await page.goto(await linkIn(office, first, 'email_token'))
  await page.getByRole('button', { name: 'Confirmar la dirección' }).click()
  await expect(page.getByRole('alert')).toContainText('Este enlace ya no sirve')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir al perfil' }).click()
  await expect(page.getByText(`Falta confirmar ${second}.`)).toBeVisible()

  await page.goto(await linkIn(office, second, 'email_token'))
  const confirm = page.getByRole('button', { name: 'Confirmar la dirección' })
  await office.withoutDatabase(async () => {
    await confirm.click()
    await expect(page.getByRole('alert')).toContainText('El enlace sigue sirviendo.')
  })
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
  await expect(page.getByText(`Desde ahora se entra con ${second}.`)).toBeVisible()
})

test('the page of the link without its token says where the link is', async ({ page }) => {
  await page.goto('/confirmar-correo')
  await expect(page.getByText(/A esta página se llega con el enlace del correo\./)).toBeVisible()
  await expectAccessible(page)
})

test('the language is kept with the account: a browser that has chosen none speaks it [c4.fetching]', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/perfil')
  await page.getByRole('main').getByLabel('Idioma').selectOption('ca')
  await expect(page.getByText('L’idioma s’ha desat.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dades personals' })).toBeVisible()
  await context.clearCookies({ name: 'lang' })
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { name: 'Dades personals' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
})

test('every other session is ended, this one goes on [c2.profile]', async ({
  page,
  browser,
  baseURL,
  signedIn,
}) => {
  const made = await signedIn()
  const phone = {
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  }
  const [elsewhere, third] = [await browser.newContext(phone), await browser.newContext(phone)]
  const read = await signInElsewhere(elsewhere.request, made)
  expect(await read()).toBe(200)
  await page.goto('/perfil')
  await expect(page.getByText('La cuenta está abierta en 2 navegadores.')).toBeVisible()
  await expect(page.getByText('Safari · iOS')).toBeVisible()
  await expectAccessible(page)
  const readToo = await signInElsewhere(third.request, made)
  await page.reload()
  await page
    .getByRole('button', { name: /^Cerrar sesión: Safari · iOS/ })
    .first()
    .click()
  await expect(page.getByText('La cuenta está abierta en 2 navegadores.')).toBeVisible()
  expect([await read(), await readToo()].toSorted()).toEqual([200, 401])
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('La cuenta está abierta solo en este navegador.')).toBeVisible()
  expect([await read(), await readToo()]).toEqual([401, 401])
  await page.reload()
  await expect(page.getByText('Esta sesión')).toBeVisible()
  await elsewhere.close()
  await third.close()
})

type Requests = Page['request']

async function signInElsewhere(request: Requests, made: Customer): Promise<() => Promise<number>> {
  const data = { user: made.email, password: made.password }
  const { token } = (await (await request.post('/api/v1/get_token', { data })).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return async () => (await request.get('/api/v1/users/', { headers })).status()
}

test('where each contract’s notices go is changed contract by contract [c2.detail-contact]', async ({
  page,
  signedIn,
}) => {
  const made = await signedIn({ contracts: [flat(), flat()] })
  await page.goto('/perfil')
  const notices = page.getByRole('region', { name: 'Avisos de cada contrato' })
  await notices.getByLabel('Contrato').selectOption(made.contracts[1]?.name ?? '')
  await change(page, 'Correo electrónico de los avisos').click()
  await field(page, 'Correo electrónico de los avisos').fill('avisos@prueba.endoll.test')
  await password(page).fill(made.password)
  await save(page).click()
  await expect(page.getByText('El correo electrónico de los avisos se ha cambiado.')).toBeVisible()
  await expect(notices.getByText('avisos@prueba.endoll.test')).toBeVisible()

  await change(page, 'Móvil de los avisos').click()
  await field(page, 'Móvil de los avisos').fill('12')
  await save(page).click()
  await expect(field(page, 'Móvil de los avisos')).toHaveAccessibleDescription(
    'El teléfono móvil no es válido: revise las cifras. Si no es de España, escríbalo con + y el prefijo del país.',
  )
  await expectAccessible(page)
  await field(page, 'Móvil de los avisos').fill('600111444')
  await save(page).click()
  await expect(notices.getByText('600 111 444')).toBeVisible()
  // Sent again unchanged, the server's error is shown beside the field.
  await change(page, 'Móvil de los avisos').click()
  await field(page, 'Móvil de los avisos').fill('600 11 14 44')
  await save(page).click()
  await expect(field(page, 'Móvil de los avisos')).toHaveAccessibleDescription(
    'Es el dato que ya hay: hace falta otro.',
  )
  await page.keyboard.press('Escape')

  await notices.getByLabel('Contrato').selectOption(made.contracts[0]?.name ?? '')
  await expect(notices.getByText('avisos@prueba.endoll.test')).toHaveCount(0)
})

for (const [language, path, title, card] of [
  ['ca', '/perfil', 'Perfil', 'Sessions obertes'],
  ['en', '/profile', 'Profile', 'Where you are signed in'],
] as const) {
  test(`the profile in ${language}, on a small screen`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signedIn({ contracts: [flat()] })
    await page.goto(`${path}?lang=${language}`)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('region', { name: card }).getByRole('listitem')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  })
}
