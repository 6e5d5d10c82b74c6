// A customer asks to be erased: one person of the desk proposes an answer, another confirms it.
import { expectAccessible } from './accessible.ts'
import { begin, expectInEachLanguage } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './words.ts'

// Whether anybody is signed in is asked for by a call, and nobody is at first; a reason is missing on purpose.
test.use({ expectedFlaw: /401|400/ })

test('an erasure is refused by two people, and the customer reads why [r.desk-erasure]', async ({
  page,
  office,
  signedIn,
  elsewhere,
}) => {
  await signedIn({ contracts: [] })
  await page.goto('/perfil/mis-datos')
  await page.getByRole('button', { name: 'Pedir que se borren' }).press('Enter')
  await page.getByRole('button', { name: 'Sí, pedir que se borren' }).press('Enter')
  await expect(page).toHaveURL(/\/solicitudes\/\d+/)

  const desk = await elsewhere()
  await begin(desk, office, { name: 'Marta Vila', roles: ['privacy'] })
  await desk.getByRole('link', { name: 'Borrados' }).click()
  await expect(heading(desk, 'Solicitudes de borrado')).toBeVisible()
  await desk.getByRole('button', { name: 'Proponer no borrarlos' }).first().click()
  await expect(desk.getByText('Rellénelo.')).toBeVisible()
  await desk.getByLabel('Por qué no').fill('Hay un pleito abierto.')
  await expectInEachLanguage(desk)
  await desk.getByRole('button', { name: 'Proponer no borrarlos' }).first().click()
  await expect(desk.getByText('Lo confirma otra persona.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Confirmar', exact: true })).toHaveCount(0)

  const other = await elsewhere()
  await begin(other, office, { name: 'Pau Serra', roles: ['privacy'] })
  await other.getByRole('link', { name: 'Borrados' }).click()
  await expect(other.getByText('Hay un pleito abierto.')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(other.getByText('Respuesta confirmada: se envía al cliente.')).toBeVisible()
  await expect(other.getByText('No hay ninguna pendiente.')).toBeVisible()
  // The button that had it is gone.
  await expect(heading(other, 'Solicitudes de borrado')).toBeFocused()
  await page.reload()
  await expect(page.getByText('Hay un pleito abierto.', { exact: false }).first()).toBeVisible()
})
