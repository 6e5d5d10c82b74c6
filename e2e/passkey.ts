// A browser with a passkey's device, and a passkey made on the profile page.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Customer } from './scenarios.ts'

/** A device with a fingerprint reader, whose owner is there. */
export async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export async function addPasskey(page: Page, customer: Pick<Customer, 'password'>) {
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  const form = page.getByRole('form', { name: 'Añadir una llave de acceso' })
  await form.getByLabel('Nombre de la llave').fill('Portátil')
  await form.getByLabel('Clave actual', { exact: true }).fill(customer.password)
  await form.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(page.getByText('La llave de acceso está lista.')).toBeVisible()
  await page.getByRole('button', { name: 'Ya los tengo guardados' }).click()
}
