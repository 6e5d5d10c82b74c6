import type { Page } from '@playwright/test'
import type { Customer } from './scenarios.ts'

/** Signs in as people do, so that the browser knows that it holds a session. */
export async function signIn(page: Page, { email, password }: Customer, office = '') {
  await page.goto(`${office}/acceso`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/inici/)
  // What this page still asks for must not be counted with the next.
  await page.waitForLoadState('networkidle')
}
