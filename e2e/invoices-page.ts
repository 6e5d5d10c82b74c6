// What stands on the page of invoices, found as a person finds it.
import type { Locator, Page } from '@playwright/test'

export function list(page: Page, kind = 'electricidad'): Locator {
  return page.getByRole('table', { name: `Facturas de ${kind}` })
}

export function chart(page: Page): Locator {
  return page.getByRole('region', { name: 'Lo facturado, mes a mes' })
}

export function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar una factura' })
}

/** Which of the years the chart shows. */
export function years(page: Page): Locator {
  return chart(page).getByRole('group', { name: 'Años del gráfico' })
}
