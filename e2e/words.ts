// Things that many journeys touch, found as a person finds them.
import type { Locator, Page } from '@playwright/test'
import type { Customer } from './scenarios.ts'

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) })

export const signInButton = (page: Page): Locator => page.getByRole('button', { name: 'Entrar' })

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
}

/** The cookie question is on the page before its code; a click before that would be lost. React marks what it has taken. */
export const cookieQuestionAlive = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Cookies' }).waitFor()
  await page.waitForFunction(() => {
    const button = document.querySelector('.cookie-dialog button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
  })
}

type Shown = {
  readonly view?: 'monthly' | 'daily' | 'hourly'
  readonly start?: string
  readonly end?: string
}

/** Address of the consumption of a contract, as the product's own links write it. */
export const consumptionOf = (contract: { readonly name: string } | undefined, shown: Shown = {}): string =>
  `/ver-contratos?${new URLSearchParams({ function: 'consumption', contract: contract?.name ?? '', ...shown })}`
