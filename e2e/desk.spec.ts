// A morning at the desk: somebody is let in, finds a customer, answers a claim, ends a lock, and an auditor sees it all.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './accessible.ts'
import { followNewClaim } from './cases-page.ts'
import { begin } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first.
test.use({ expectedFlaw: /401|403|400|503/ })

test('an agent finds a customer by the CUPS, answers a claim and ends a lock; an auditor reads what was done [r.desk-journey]', async ({
  page,
  office,
  signedIn,
  retailer,
  elsewhere,
}) => {
  const customer = await signedIn({ contracts: [flat()] })
  const contract = customer.contracts[0]!
  const reference = await followNewClaim(page, contract.name)
  // From somewhere else: a browser that has signed in before has a count of its own.
  for (let tries = 0; tries < 11; tries++)
    await retailer.post('/api/v1/get_token', { data: { user: customer.email, password: 'x' } })

  const desk = await elsewhere()
  await begin(desk, office, { name: 'Berta Roca', roles: ['answers'] })
  await expectAccessible(desk)
  // By keyboard alone.
  await desk.keyboard.press('/')
  await desk.keyboard.type(contract.cups)
  await expect(desk.getByRole('option', { name: customer.name })).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(heading(desk, new RegExp(`^${customer.name} `))).toBeVisible()
  await expect(desk.getByRole('rowheader', { name: contract.name })).toBeVisible()
  await expectAccessible(desk)
  for (const width of [820, 1280]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectFits(desk)
  }

  await expect(desk.getByText(/^Bloqueado, \d+ min$/)).toBeVisible()
  await desk.getByRole('button', { name: 'Quitar el bloqueo' }).click()
  await expect(desk.getByText('Hecho.')).toBeVisible()
  await expect(desk.getByText(/^Bloqueado/)).toHaveCount(0)
  const again = { user: customer.email, password: customer.password }
  expect((await retailer.post('/api/v1/get_token', { data: again })).status()).toBe(200)

  await desk.getByRole('link', { name: 'Consultas' }).click()
  await desk
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link')
    .click()
  await expect(desk.getByText('Escribir en español: es el idioma del cliente.')).toBeVisible()
  await desk.getByRole('button', { name: 'Llevarla yo' }).click()
  await expect(desk.getByText('La lleva Berta Roca.')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByLabel('Respuesta').fill('Hemos corregido la lectura.')
  await desk.getByRole('button', { name: 'Responder y cerrar' }).click()
  await expect(desk.getByText('Respuesta enviada.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Hemos corregido la lectura.')).toBeVisible()

  await desk.getByRole('banner').getByLabel('Idioma').selectOption('ca')
  await expect(desk.getByRole('link', { name: 'Consultes' })).toBeVisible()
  await desk.getByRole('banner').getByLabel('Idioma').selectOption('en')
  await expect(desk.getByRole('link', { name: 'Queries' })).toBeVisible()

  const auditing = await elsewhere()
  await begin(auditing, office, { name: 'Joan Riu', roles: ['audits'] })
  await expect(auditing.getByRole('navigation').getByRole('link')).toHaveText(['Registro'])
  await auditing.getByRole('link', { name: 'Registro' }).click()
  await expect(auditing.getByRole('row', { name: /Berta Roca Respondió/ })).toBeVisible()
  await expect(auditing.getByRole('row', { name: /Berta Roca Quitó un bloqueo .* Llamada/ })).toBeVisible()
  await auditing.getByRole('button', { name: 'Comprobar que está entero' }).click()
  await expect(auditing.getByText('El registro está entero.')).toBeVisible()
  await expectAccessible(auditing)
  await auditing.goto('/desk/cases')
  await expect(auditing.getByText('Aquí no hay nada.')).toBeVisible()
})

test('whoever administers lets somebody in, and whoever operates sees what did not leave [r.desk-journey] [r.desk-keys]', async ({
  office,
  elsewhere,
}) => {
  const chief = await elsewhere()
  await begin(chief, office, { name: 'Núria Camps', roles: ['administers', 'operates'] })
  await chief.getByRole('link', { name: 'Personas' }).click()
  await chief.getByLabel('Nombre').fill('Nora Vidal')
  await chief.getByLabel('Correo electrónico').fill(`pau.${crypto.randomUUID()}@desk.endoll.test`)
  await chief.getByRole('button', { name: 'Dar de alta' }).last().click()
  await expect(chief.getByText(/^Clave para la primera vez, durante un día: \S+\./)).toBeVisible()
  await expect(chief.getByRole('heading', { name: 'Nora Vidal' })).toBeVisible()
  await expectAccessible(chief)
  // Where something is typed, letters are letters; elsewhere g and one of them lead to a page that is offered.
  await chief.getByLabel('Nombre').pressSequentially('gs')
  await expect(chief.getByLabel('Nombre')).toHaveValue('gsNora Vidal')
  await expect(chief).toHaveURL(/\/desk\/staff$/)
  await chief.getByRole('button', { name: 'Dar de alta' }).last().focus()
  await chief.keyboard.type('gc')
  await expect(chief).toHaveURL(/\/desk\/staff$/)
  await chief.keyboard.type('gs')
  await expect(heading(chief, 'Correos y eventos que no han salido')).toBeVisible()
  await expectAccessible(chief)
  await chief.getByRole('button', { name: 'Salir' }).click()
  await expect(heading(chief, 'Entrar en el escritorio')).toBeVisible()
  await expectAccessible(chief)
})

test('a desk that cannot read says so, and goes on once it can [r.desk-journey]', async ({
  office,
  elsewhere,
}) => {
  const desk = await elsewhere()
  await begin(desk, office, { name: 'Berta Roca', roles: ['answers'] })
  const again = desk.getByRole('button', { name: 'Volver a probar' })
  await office.withoutDatabase(async () => {
    await desk.reload()
    await expect(again).toBeVisible()
    await expect(heading(desk, 'Entrar en el escritorio')).toBeHidden()
    await expectAccessible(desk)
  })
  await again.click()
  await expect(heading(desk, 'Escritorio')).toBeVisible()
})

test('no byte of the desk is in a file of the office, and the office’s pages name none of its files [r.desk-apart]', async ({
  page,
}) => {
  const built = join(import.meta.dirname, '../web/dist')
  const ofDesk = /desk\/v1|x-desk-token|\bdesk-(bar|find|page)\b/
  const office = globSync('{client,server}/**/*.{js,css,json,html}', { cwd: built })
  expect(office.length).toBeGreaterThan(50)
  expect(office.filter((file) => ofDesk.test(readFileSync(join(built, file), 'utf8')))).toEqual([])
  const desk = globSync('desk/**/*.{js,css}', { cwd: built })
  expect(desk.filter((file) => ofDesk.test(readFileSync(join(built, file), 'utf8')))).toHaveLength(2)
  for (const path of ['/acceso', '/comparador-de-precios']) {
    const text = await (await page.request.get(path)).text()
    expect(text).not.toMatch(/\/desk\//)
  }
})
