// A customer asks to be erased: one person of the desk proposes an answer, another confirms it.
import { expectAccessible } from './accessible.ts'
import { begin } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, heading } from './words.ts'

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
  await expect(heading(desk, 'Datos que piden borrar')).toBeVisible()
  await desk.getByRole('button', { name: 'Proponer que no' }).first().click()
  await expect(desk.getByText('Hay que rellenarlo.')).toBeVisible()
  await desk.getByLabel('Por qué no').fill('Hay un pleito abierto.')
  for (const language of ['ca', 'en', 'es'] as const) {
    await desk.locator('.desk-language').selectOption(language)
    await expectAccessible(desk)
    for (const width of [820, 1280]) {
      await desk.setViewportSize({ width, height: 900 })
      await expectFits(desk)
    }
  }
  await desk.getByRole('button', { name: 'Proponer que no' }).first().click()
  await expect(desk.getByText('Lo confirma otra persona.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Confirmar', exact: true })).toHaveCount(0)

  const other = await elsewhere()
  await begin(other, office, { name: 'Pau Serra', roles: ['privacy'] })
  await other.getByRole('link', { name: 'Borrados' }).click()
  await expect(other.getByText('Hay un pleito abierto.')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(other.getByText('No espera ninguno.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Hay un pleito abierto.', { exact: false }).first()).toBeVisible()
})
