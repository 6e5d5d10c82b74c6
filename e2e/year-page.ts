// The year of a contract, as a person finds its pictures.
import { expect, type Locator, type Page } from '@playwright/test'
import type { CurveAsked } from './scenarios.ts'
import { consumptionOf } from './words.ts'

/** 250 Wh an hour until November 2025 and 200 since: a fifth less. */
export const fifthLess: CurveAsked = {
  from: '2024-11-01',
  to: '2026-11-21',
  importWh: (day) => (day < '2025-11-22' ? 250 : 200),
}

/** Address of the year of a contract, the last twelve months unless one is given. */
export function yearOf(
  contract: { readonly name: string } | undefined,
  shown: Parameters<typeof consumptionOf>[1] = {},
): string {
  return consumptionOf(contract, { view: 'year', ...shown })
}

/** A picture by its title. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** One of the years to choose from. */
export function yearLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Año que se muestra' }).getByRole('link', { name })
}

/** Opens the table behind a picture and reads it, its head first. */
export async function sheetOf(within: Locator): Promise<string[][]> {
  await within.getByText('Ver los datos en una tabla').click()
  const rows = within.getByRole('table').getByRole('row')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '))),
  )
}
