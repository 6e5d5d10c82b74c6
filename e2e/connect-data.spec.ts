// Programs and calendars that read a customer's data: made in three presses from the profile, used, and ended.
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ deployment: atAddress })

test('three presses from the profile make a token that reads, and one ends it [r.data-token]', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Conectar programas y calendario' }).click()
  await expect(heading(page, 'Conectar')).toBeVisible()
  await page.getByRole('radio', { name: 'Un programa propio' }).check()
  await page.getByRole('button', { name: 'Crear la clave' }).click()
  const pasted = page.getByLabel('Texto para pegar')
  await expect(pasted).toContainText('curl -H')
  const [, token, address] = /Bearer ([\w-]+)' (\S+)/.exec((await pasted.textContent()) ?? '') ?? []
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get(address!, { headers })).status()).toBe(200)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.reload()
  // It is shown no more, and its use is seen.
  await expect(page.getByText(/Lee datos · todos los contratos · hasta el .* · usado/)).toBeVisible()
  await expect(pasted).toBeHidden()
  await page.getByRole('button', { name: 'Terminar Un programa propio' }).click()
  await expect(page.getByText('Ningún programa lee sus datos.')).toBeVisible()
  expect((await request.get(address!, { headers })).status()).toBe(401)
})

test('a calendar has a secret address, and Home Assistant a file to paste [r.calendar]', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/perfil/conectar')
  await page.getByRole('radio', { name: 'Calendario de facturas y cargos' }).check()
  await page.getByRole('button', { name: 'Crear la dirección' }).click()
  const address = (await page.getByLabel('Texto para pegar').textContent())!
  const calendar = await request.get(address)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await page.getByRole('button', { name: 'Ya lo tengo' }).click()
  await page.getByRole('button', { name: 'Crear la clave' }).click()
  await expect(page.getByLabel('Texto para pegar')).toContainText('value_json.estimate.amount_so_far')
})

test('who has no contract is told that there is nothing to read yet', async ({ page, signedIn }) => {
  await signedIn({ contracts: [] })
  await page.goto('/perfil/conectar')
  await expect(page.getByText('Todavía no tiene ningún contrato cuyos datos se puedan leer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear la clave' })).toBeHidden()
})
