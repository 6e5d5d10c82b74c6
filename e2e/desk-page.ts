// The desk of the retailer's own people, as their journeys begin.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import type { Office } from './office.ts'
import { expectFits, heading } from './words.ts'

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

/** Nothing is lost or out of reach in any language, on a phone, a tablet and a desk. Ends in Spanish. */
export async function expectInEachLanguage(page: Page): Promise<void> {
  for (const language of ['ca', 'en', 'es'] as const) {
    await page.locator('.desk-language').selectOption(language)
    await expectAccessible(page)
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFits(page)
    }
  }
}
