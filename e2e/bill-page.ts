// The parts of a bill's page as a test names them.
import type { Locator, Page } from '@playwright/test'

export function plain(text: string) {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
}

/** '-1.234,56 €' in cents. */
export function cents(text: string) {
  return Math.round(Number(/[+-]?[\d.]+,\d\d/.exec(text)![0].replaceAll('.', '').replace(',', '.')) * 100)
}

export function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

export function change(page: Page) {
  return region(page, 'Qué ha cambiado')
}

export function lines(page: Page) {
  return region(page, 'La factura, línea a línea')
}

export function payment(page: Page) {
  return region(page, 'El pago')
}

export function day(page: Page) {
  return region(page, 'A qué horas se gastó')
}

/** Opens every sum, and what explains the bill further, as a press on each does. */
export async function unfold(page: Page): Promise<void> {
  await page.getByText(/^Detalle: destino/).click()
  // What the pointer rests on would answer to it.
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    for (const sum of document.querySelectorAll<HTMLElement>('.bill-group:not([open]) > summary')) sum.click()
  })
}

export function bars(page: Page, sort = 'laborable') {
  return day(page).getByRole('group', { name: new RegExp(`^Un día .*${sort}`) })
}
