// Things that many journeys touch, found as a person finds them.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Customer } from './scenarios.ts'

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) })
}

export function signInButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Entrar' })
}

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Clave', { exact: true }).fill(password)
}

/** The cookie question is on the page before its code; a click before that would be lost. React marks what it has taken. */
export async function cookieQuestionAlive(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Cookies' }).waitFor()
  await page.waitForFunction(() => {
    const button = document.querySelector('.cookie-dialog button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__react'))
  })
}

type Shown = {
  readonly view?: 'monthly' | 'daily' | 'hourly' | 'year'
  readonly start?: string
  readonly end?: string
}

/** Address of the consumption of a contract, as the product's own links write it. */
export function consumptionOf(contract: { readonly name: string } | undefined, shown: Shown = {}): string {
  return `/ver-contratos?${new URLSearchParams({ function: 'consumption', contract: contract?.name ?? '', ...shown })}`
}

/** A row of a list by the words that name it: a contract's name, an invoice's number. */
export function row(page: Page, name: string | RegExp | undefined): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: name ?? '' }) })
}

/** What a form says above its fields when several of them are wrong. */
export function errorSummary(page: Page): Locator {
  return page.locator('.notice[data-tone=bad]').filter({ has: page.locator('.summary') })
}

/** What is pressed goes away: the focus stands on what came in its place, never nowhere. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

/** Nothing extends beyond the right edge, so there is no sideways scrolling. */
export async function expectFits(page: Page): Promise<void> {
  // Parts that follow the width by a media query are drawn again a moment after it changes.
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
}

/** Presses Tab until the thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, thing: Locator, { most = 90 } = {}): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab')
    if (await thing.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`Tab was pressed ${most} times without reaching ${String(thing)}`)
}

/** The menu of somebody signed in, opened where it does not stand open. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  const button = page.getByRole('button', { name: 'Abrir el menú' })
  await menu.or(button).first().waitFor()
  if (await button.isVisible()) await button.click()
  return menu
}

/** Takes the line away once the page has all that it fetches by itself: a server-drawn page is seen before its code. */
export async function loseLine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Notes how long the page's timers are asked to wait, in ms: how long something is shown, without measuring it. */
export async function noteTimers(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const noted: unknown[] = []
    const start = globalThis.setTimeout
    globalThis.setTimeout = Object.assign((...asked: Parameters<typeof setTimeout>) => {
      noted.push(asked[1])
      return start(...asked)
    }, start)
    Reflect.set(globalThis, 'notedTimers', noted)
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'notedTimers') as readonly unknown[])
}

/** Waits for the parts that come a little after a page, among them the one that watches the session. */
export async function untilSessionIsWatched(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Avisos' }).first().waitFor()
  await page.waitForLoadState('networkidle')
}
