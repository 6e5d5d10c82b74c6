// The identity provider as the only way in.
import { expect, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading, openMenu } from './words.ts'

test.use({
  deployment: {
    file: 'demo',
    changes: {
      openid: { ownPasswords: false },
      session: { changePasswordAddress: 'https://id.endoll.test/password' },
    },
  },
})

test('the login leads to the provider, the password is changed there, and nothing else signs in', async ({
  page,
  customer,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  await page.goto('/acceso?next=%2Ffacturas')
  await expect(heading(page, 'Twin of an identity provider')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/facturas')
  const password = (await openMenu(page)).getByRole('link', { name: 'Cambiar la clave' })
  await expect(password).toHaveAttribute('href', 'https://id.endoll.test/password')
  for (const address of ['/activacion', '/registro']) {
    await page.goto(address)
    await expect(heading(page, 'No hemos encontrado esta página'), address).toBeVisible()
  }
})
