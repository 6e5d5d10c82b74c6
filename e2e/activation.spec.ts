import type { Page } from '@playwright/test'
import { monthlyBills } from './bills.ts'
import { expectAccessible } from './accessible.ts'
import { atAddress, expect, test } from './fixtures.ts'
import { linkIn } from './mail-links.ts'
import { flat, type Customer } from './scenarios.ts'
import { expectFits, fillLogin, heading, signInButton, tabTo } from './words.ts'

test.use({ deployment: atAddress })

const chosen = 'Campana-lenta-74'

/** What a customer has on paper: a contract with its bills. */
const onPaper = { contracts: [flat({ invoices: monthlyBills('2026-10-05', 1) })] }

function fieldsOf({ nif, email, contracts }: Customer): readonly (readonly [string, string])[] {
  const [contract] = contracts
  return [
    ['nif', nif],
    ['contract', contract?.name ?? ''],
    ['invoice_number', contract?.invoices[0]?.number ?? ''],
    ['cups', contract?.cups.slice(-6) ?? ''],
    ['email', email],
    ['email2', email],
    ['phone', '600 111 222'],
  ]
}
function named(page: Page, name: string) {
  return page.locator(`[name=${name}]`)
}

test('an account is activated with what stands on a bill, by keyboard [c2.login-links] [v2.activation] [v4.sign-up]', async ({
  page,
  customer,
  office,
}) => {
  const made = await customer(onPaper)
  await page.goto('/acceso')
  await tabTo(page, page.getByRole('link', { name: 'Activar la cuenta' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Activar la cuenta')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Enviar el enlace' }))
  await page.keyboard.press('Enter')
  await expect(named(page, 'nif')).toBeFocused()
  await expect(named(page, 'accept_gdpr')).toHaveAccessibleDescription('Falta marcarlo para continuar.')
  await expectAccessible(page)
  for (const [name, value] of fieldsOf(made)) {
    if (name !== 'nif') await tabTo(page, named(page, name))
    await page.keyboard.type(value)
  }
  await tabTo(page, named(page, 'accept_conditions'))
  await page.keyboard.press('Space')
  await tabTo(page, named(page, 'accept_gdpr'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Solicitud enviada')).toBeFocused()
  await expect(page.getByText(/Si los datos coinciden con los nuestros/)).toBeVisible()
  await expectAccessible(page)

  // Active already: the link is one that sets a new password.
  await page.goto(await linkIn(office, made.email, 'reset_token'))
  await page.getByLabel('Clave nueva', { exact: true }).fill(chosen)
  await page.getByLabel('Repetir la clave nueva').fill(chosen)
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page).toHaveURL('/inicio')
})

test('what the server finds wrong stands beside its field, and what was typed stays [v2.activation-form] [v4.sign-up] [v8.sign-up-errors]', async ({
  page,
  customer,
}) => {
  const made = await customer(onPaper)
  await page.goto('/activacion')
  for (const [name, value] of fieldsOf(made)) await named(page, name).fill(value)
  await named(page, 'nif').fill('12345678A')
  await named(page, 'phone').fill('938 111 222')
  await named(page, 'accept_conditions').check()
  await named(page, 'accept_gdpr').check()
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(named(page, 'nif')).toHaveAccessibleDescription(/El NIF no es válido/)
  await expect(named(page, 'nif')).toBeFocused()
  await expect(named(page, 'phone')).toHaveAccessibleDescription(/El teléfono móvil no es válido/)
  await expect(named(page, 'email')).toHaveValue(made.email)
  await expectAccessible(page)
  await named(page, 'email2').fill('otro@ejemplo.test')
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(named(page, 'email2')).toHaveAccessibleDescription(/Los correos no coinciden/)
})

test('somebody without a contract registers and is signed in [c2.register] [c4.registration]', async ({
  page,
  office,
}) => {
  const email = 'visita@ejemplo.endoll.test'
  await page.goto('/activacion')
  await page.getByRole('link', { name: 'Todavía no tengo ningún contrato' }).click()
  await expect(page).toHaveURL('/registro')
  await expect(heading(page, 'Registro')).toBeVisible()
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(named(page, 'user')).toBeFocused()
  await expectAccessible(page)
  await named(page, 'user').fill(email)
  await named(page, 'password').fill(chosen)
  await named(page, 'repeat').fill(chosen)
  await named(page, 'accept_conditions').check()
  await named(page, 'accept_gdpr').check()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inicio')
  const mails = await office.mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['La cuenta está creada'])

  await page.goto('/logout')
  await fillLogin(page, { email, password: chosen })
  await signInButton(page).click()
  await expect(page).toHaveURL('/inicio')
})

test('an e-mail that is taken is said, and nothing changes [c8.registration-failure]', async ({
  page,
  customer,
}) => {
  const made = await customer()
  await page.goto('/registro')
  await named(page, 'user').fill(made.email)
  await named(page, 'password').fill(chosen)
  await named(page, 'repeat').fill(chosen)
  await named(page, 'accept_conditions').check()
  await named(page, 'accept_gdpr').check()
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('Esta dirección ya es la de otra cuenta.')
  await expectAccessible(page)
})

for (const [language, activation, registration] of [
  [
    'ca',
    ['/activacio', 'Activar el compte', 'Enviar l’enllaç'],
    ['/registre', 'Registre', 'Crear el compte'],
  ],
  [
    'en',
    ['/activate', 'Activate your account', 'Send the link'],
    ['/register', 'Register', 'Create the account'],
  ],
] as const) {
  test(`on a phone in ${language}: activation and registration`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [way, title, send] of [activation, registration]) {
      await page.goto(`${way}?lang=${language}`)
      await expect(heading(page, title)).toBeVisible()
      await expectFits(page)
      await page.getByRole('button', { name: send }).click()
      await expect(page.locator('[aria-invalid]').first()).toBeFocused()
      await expectFits(page)
      await expectAccessible(page)
    }
  })
}
