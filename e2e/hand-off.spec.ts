import type { Request } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, openSession, test } from './fixtures.ts'
import { flat } from './scenarios.ts'
import { heading, openMenu } from './words.ts'

test('a one-time token signs in, once, and leaves the address before anything is asked [c2.login-token]', async ({
  page,
  customer,
  office,
  context,
}) => {
  const { email } = await customer({ contracts: [flat()] })
  const token = await office.issueHandOff(email)
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await page.goto(`/acceso?token=${token}`)
  await expect(page).toHaveURL('/inicio')
  await expect(heading(page, /^Hola/)).toBeVisible()
  const [document, ...others] = await Promise.all(
    asked.map(
      async (request) => `${request.url()} from ${(await request.allHeaders())['referer'] ?? 'nowhere'}`,
    ),
  )
  expect(document).toContain(token)
  expect(others.filter((address) => address.includes(token))).toEqual([])

  await context.clearCookies()
  await page.goto(`/acceso?token=${token}`)
  await expect(page.getByRole('alert')).toHaveText(/Este enlace de acceso ya no sirve|ya no funciona/)
  await expect(page).toHaveURL('/acceso')
})

test('a token older than a minute signs nobody in [c8.invalid-token] [v2.guard-token]', async ({
  page,
  customer,
  office,
  time,
}) => {
  const { email } = await customer()
  const token = await office.issueHandOff(email)
  await time.pass({ minutes: 2 })
  await page.goto(`/acceso?token=${token}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/acceso')
  await expectAccessible(page)
})

test('a token brings one to the page it was made for', async ({ page, customer, office }) => {
  const { email } = await customer({ contracts: [flat()] })
  const token = await office.issueHandOff(email)
  await page.goto(`/contratos?type=gas&token=${token}`)
  await expect(page).toHaveURL('/contratos?type=gas')
})

test('over a live session it asks before it changes the account', async ({
  page,
  customer,
  signedIn,
  office,
}) => {
  const here = await signedIn()
  const other = await customer()
  const token = await office.issueHandOff(other.email)
  await page.goto(`/acceso?token=${token}`)
  await expect(page.getByText('Ya hay una sesión abierta')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Seguir como ${here.email}` }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(await openMenu(page)).toContainText(here.email)
})

test('and changes it when asked to', async ({ page, customer, office }) => {
  await openSession(page, await customer())
  const other = await customer()
  await page.goto(`/acceso?token=${await office.issueHandOff(other.email)}`)
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click()
  await expect(page).toHaveURL('/inicio')
  await expect(await openMenu(page)).toContainText(other.email)
})
