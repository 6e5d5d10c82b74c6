// The desk of the retailer's own people, as their journeys begin.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import type { Office } from './office.ts'
import { heading } from './words.ts'

interface Person {
  readonly name: string
  readonly roles: readonly StaffRole[]
}

/** Signs in for the first time: a given password, then one of one's own and a code of an app. */
export async function begin(page: Page, office: Office, { name, roles }: Person): Promise<void> {
  const email = `persona.${crypto.randomUUID()}@desk.endoll.test`
  const given = await office.letIn({ email, name, roles })
  await page.goto('/desk')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(heading(page, 'La primera vez')).toBeVisible()
  await page.getByRole('button', { name: 'Preparar los códigos' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para la aplicación de códigos' })).toBeVisible()
  await expectAccessible(page)
  const secret = Secret.fromBase32((await page.locator('code').textContent()) ?? '')
  const code = new TOTP({ secret }).generate({ timestamp: await page.evaluate(() => Date.now()) })
  await page.getByLabel('Código de la aplicación').fill(code)
  await page.getByLabel('Clave nueva').fill('Quatre gats al terrat 9')
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(heading(page, 'Escritorio')).toBeVisible()
}
