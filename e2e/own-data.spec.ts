// What is kept of a customer, a copy of it, and asking for erasing.
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { expectFits, heading } from './words.ts'

test.use({ deployment: atAddress })

test('a customer reads what is kept and who has looked, and asks for a copy [r.looked] [r.own-copy]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [flat()] })
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Mis datos: qué guardamos y quién lo ha visto' }).click()
  await expect(heading(page, 'Mis datos')).toBeVisible()
  await expect(page.getByText('Nadie más que usted ha entrado')).toBeVisible()
  const law = page.getByText('Código de Comercio art. 30.1; Ley 56/2007 art. 2.1.b')
  await expect(law).toBeHidden()
  await page.getByText(/^Ver los \d+ tipos de datos$/).click()
  await expect(law).toBeVisible()
  // What hinders erasing leads to where it is ended.
  await expect(page.getByRole('link', { name: /^un contrato activo/ })).toHaveAttribute('href', '/contratos')
  await page.getByRole('button', { name: 'Pedir la copia' }).click()
  await expect(page.getByText('Estamos preparando la copia', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
})

test('who has nothing that needs the data asks for erasing, by keyboard [r.erasure]', async ({
  page,
  signedIn,
}) => {
  await signedIn({ contracts: [] })
  await page.goto('/perfil/mis-datos')
  await page.getByRole('button', { name: 'Pedir que se borren' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sí, pedir que se borren' }).press('Enter')
  await expect(page).toHaveURL(/\/solicitudes\/\d+/)
  await expect(page.getByText('Borrado de sus datos').first()).toBeVisible()
  await page.goto('/perfil/mis-datos')
  await expect(page.getByRole('link', { name: /^Ya está pedido: solicitud/ })).toBeVisible()
})
