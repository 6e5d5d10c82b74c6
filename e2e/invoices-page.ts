// What stands on the page of invoices, found as a person finds it.
import type { Locator, Page } from '@playwright/test'

export const list = (page: Page, kind = 'electricidad'): Locator =>
  page.getByRole('table', { name: `Facturas de ${kind}` })

export const chart = (page: Page): Locator => page.getByRole('region', { name: 'Lo facturado, mes a mes' })

export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar una factura' })

/** Which of the years the chart shows. */
export const years = (page: Page): Locator => chart(page).getByRole('group', { name: 'Años del gráfico' })
