import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { cookieQuestionAlive, heading } from './words.ts'

test.use({ consent: 'unasked' })

function question(page: Page) {
  return page.getByRole('region', { name: 'Cookies' })
}
function reopen(page: Page) {
  return page.getByRole('button', { name: 'Preferencias de cookies' }).click()
}

/** Cookies and stores of the browser, by name: what is kept of somebody who has decided nothing. */
async function kept(page: Page) {
  return {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    storage: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  }
}

test('[law.cookies] nothing optional is there before the answer; refusing is as easy as accepting, and is asked once [c3.cookies]', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto('/acceso')
  await cookieQuestionAlive(page)
  expect((await kept(page)).cookies).toEqual([])
  await expectAccessible(page)
  const [accept, refuse] = [
    question(page).getByRole('button', { name: 'Aceptar todas' }),
    question(page).getByRole('button', { name: 'Rechazar todas' }),
  ]
  const look = (element: Element) => {
    const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(element)
    return { backgroundColor, color, fontSize, borderColor }
  }
  expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look))
  await refuse.click()
  await expect(question(page)).toBeHidden()
  expect((await kept(page)).cookies).toEqual(['endoll-consent'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect([...origins]).toEqual([baseURL])
})

test('one can choose, and find the choice again [v4.cookie-dialog] [v9.cookie-categories]', async ({
  page,
}) => {
  await page.goto('/acceso')
  await cookieQuestionAlive(page)
  await question(page).getByRole('button', { name: 'Elegir' }).click()
  await expect(question(page).getByRole('checkbox', { name: 'Necesarias' })).toBeChecked()
  for (const category of ['Preferencias', 'Estadística', 'Marketing']) {
    await expect(question(page).getByRole('checkbox', { name: category })).not.toBeChecked()
  }
  await question(page).getByRole('checkbox', { name: 'Estadística' }).check()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Guardar la elección' }).click()
  await expect(question(page)).toBeHidden()

  await reopen(page)
  await question(page).getByRole('button', { name: 'Elegir' }).click()
  await expect(question(page).getByRole('checkbox', { name: 'Estadística' })).toBeChecked()
  await expect(question(page).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  await question(page).getByRole('button', { name: 'Rechazar todas' }).click()
  await reopen(page)
  await question(page).getByRole('button', { name: 'Elegir' }).click()
  await expect(question(page).getByRole('checkbox', { name: 'Estadística' })).not.toBeChecked()
})

test('the question does not stand in the way of signing in', async ({ page, customer }) => {
  const { email, password } = await customer()
  await page.goto('/acceso')
  await expect(question(page)).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inicio')
  await expect(question(page)).toBeVisible()
})

test('accepting takes every category, and the policy is one link away [v2.cookie-dialog]', async ({
  page,
}) => {
  await page.goto('/acceso')
  await expect(question(page).getByRole('link', { name: 'Política de cookies' })).toHaveAttribute(
    'href',
    'https://llumdelvalles.endoll.test/cookies',
  )
  await cookieQuestionAlive(page)
  await question(page).getByRole('button', { name: 'Aceptar todas' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(heading(page, 'Entrar')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await reopen(page)
  await question(page).getByRole('button', { name: 'Elegir' }).click()
  for (const category of ['Necesarias', 'Preferencias', 'Estadística', 'Marketing']) {
    await expect(question(page).getByRole('checkbox', { name: category })).toBeChecked()
  }
})
