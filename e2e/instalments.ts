// Paying a bill in parts, as the bill's page asks for it.
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { dialog } from './card-payment.ts'
import { expect } from './fixtures.ts'

export function instalments(page: Page) {
  return page.getByRole('region', { name: 'Pago a plazos' })
}

/** Asks for three parts from 30 November on; the reply is the reference. */
export async function askForThree(page: Page): Promise<string> {
  await instalments(page).getByRole('button', { name: 'Pagar a plazos' }).click()
  await dialog(page)
    .getByRole('radio', { name: /^3 plazos de 15,94/ })
    .check()
  await dialog(page).getByLabel('Primer día de pago').fill('2026-11-30')
  const preview = dialog(page).getByRole('region', { name: 'Los plazos quedarían así' })
  await expect(preview.getByRole('definition')).toHaveText([/^15,94/, /^15,94/, /^15,95/])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Pedir los plazos' }).click()
  const seen = dialog(page).getByRole('link', { name: /^Ver la solicitud/ })
  await expect(seen).toBeVisible()
  await expectAccessible(page)
  const reference = (await seen.innerText()).slice(-9)
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(instalments(page).getByText('Se ha pedido pagar en 3 plazos.', { exact: false })).toBeVisible()
  return reference
}
