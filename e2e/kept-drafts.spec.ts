// What somebody has typed when the session ends by itself waits for them behind the way in (WCAG 2.2.1), and for nobody
// else.
import type { Page } from '@playwright/test'
import { deliverTopics, fillMessage, sendCase } from './cases-page.ts'
import { expect, test } from './fixtures.ts'
import { changeOf, next, send } from './requests-page.ts'
import { flat, type Customer } from './scenarios.ts'
import { signIn } from './sign-in.ts'
import { fillLogin, heading, openMenu, signInButton } from './words.ts'

async function signInAgain(page: Page, who: Customer) {
  await expect(heading(page, 'Entrar')).toBeVisible()
  await fillLogin(page, who)
  await signInButton(page).click()
}

test('a message and its file, after idling', async ({ page, office, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await fillMessage(page, one.contracts[0]!.name, 'Desde el contacto')
  await time.pass({ hours: 3 })
  await sendCase(page).click()
  await signInAgain(page, one)
  await expect(heading(page, 'Atención al cliente')).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue('Desde el contacto')
  await expect(page.getByLabel('Mensaje')).not.toHaveValue('')
  await expect(page.getByText('papel.pdf')).toBeVisible()
  await sendCase(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Consulta enviada' })).toBeVisible()
})

test('a change of power on its last step, after all sessions were ended elsewhere', async ({
  page,
  office,
  customer,
  playwright,
}) => {
  const one = await customer({ contracts: [flat({ powers: [4.6, 4.6] })] })
  await signIn(page, one)
  await page.goto(changeOf('powChange', one.contracts[0]))
  await page.getByLabel('Potencia en P1').fill('5,7')
  await page.getByLabel('Potencia en P2').fill('5,7')
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
  const elsewhere = await playwright.request.newContext({ baseURL: office.url })
  const { token } = (await (
    await elsewhere.post('/api/v1/get_token', { data: { user: one.email, password: one.password } })
  ).json()) as { token: string }
  const ended = await elsewhere.post('/api/v1/user/sessions/end_all/', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.status()).toBe(200)
  await elsewhere.dispose()
  await send(page).click()
  await signInAgain(page, one)
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Potencia que se quiere contratar' })).toContainText('5,7 kW')
})

test('another customer of the same browser finds nothing', async ({ page, office, customer, time }) => {
  const one = await customer({ contracts: [flat()] })
  const other = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await page.getByLabel('Asunto').fill('Solo mío')
  await time.pass({ hours: 3 })
  await page.reload()
  await signInAgain(page, other)
  await page.goto('/atencion-al-cliente')
  await expect(page.getByLabel('Asunto')).toHaveValue('')
})

test('who leaves takes it along', async ({ page, office, customer }) => {
  const one = await customer({ contracts: [flat()] })
  await deliverTopics(office)
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await page.getByLabel('Asunto').fill('Solo mío')
  await (await openMenu(page)).getByRole('link', { name: 'Salir' }).click()
  await expect(page.getByText('Se ha cerrado la sesión').or(heading(page, 'Entrar')).first()).toBeVisible()
  await signIn(page, one)
  await page.goto('/atencion-al-cliente')
  await expect(page.getByLabel('Asunto')).toHaveValue('')
})
