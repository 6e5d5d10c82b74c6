import type { Locator, Page } from '@playwright/test'
import { deliver } from './contract-page.ts'
import { expect } from './fixtures.ts'
import { sendPaper } from './new-contract-page.ts'
import type { Office } from './office.ts'

export const topic = 'Facturas: No entiendo una factura'

/** What the customers of the tests can write about; the same in every delivery. */
export async function deliverTopics(office: Pick<Office, 'importFolder'>): Promise<void> {
  await deliver(office, {
    'case-categories.csv': [
      { id: '1', section: 'Facturas', name: 'No entiendo una factura', supply: 'any', end_day: '' },
      { id: '20', section: 'Contador', name: 'Lecturas', supply: 'any', end_day: '' },
      { id: '23', section: 'Contador', name: 'Inspección del gas', supply: 'gas', end_day: '' },
      { id: '24', section: 'Contador', name: 'No envía lecturas', supply: 'electricity', end_day: '' },
    ],
  })
}

export function sendCase(page: Page) {
  return page.getByRole('button', { name: 'Enviar la consulta' })
}

/** Writes a case about a contract, but does not send it. */
export async function fillCase(page: Page, contract: string, subject: string): Promise<void> {
  await page.goto('/solicitudes/crear')
  await fillMessage(page, contract, subject)
}

/** The same on whichever page the form is open. */
export async function fillMessage(page: Page, contract: string, subject: string): Promise<void> {
  await page.getByLabel('Contrato').selectOption({ label: await labelOf(page, contract) })
  await page.getByLabel('Tema').selectOption({ label: topic })
  await page.getByLabel('Asunto').fill(subject)
  await page.getByLabel('Mensaje').fill('No entiendo la potencia.')
  await sendPaper(page, 'Archivos')
}

async function labelOf(page: Page, contract: string): Promise<string> {
  const option = page.getByLabel('Contrato').locator('option').filter({ hasText: contract })
  await expect(option).toHaveCount(1)
  return (await option.textContent()) ?? ''
}

/** The reference that the page of a case says. */
export async function caseReference(page: Page): Promise<string> {
  const line = page.getByText(/referencia \w{4}-\w{4}/).first()
  await expect(line).toBeVisible()
  return /\w{4}-\w{4}$/.exec((await line.textContent()) ?? '')?.[0] ?? ''
}

/** Opens a case and gives its address. */
export async function caseOf({ page, office }: { page: Page; office: Office }, contract: string) {
  await deliverTopics(office)
  await fillCase(page, contract, 'Una factura')
  await sendCase(page).click()
  await caseReference(page)
  return page.url()
}

export function sendClaim(page: Page) {
  return page.getByRole('button', { name: 'Enviar la reclamación' })
}

/** What a claim of the tests says, in the form that is open on a page or in a dialog. */
export async function writeClaim(form: Page | Locator): Promise<void> {
  await form.getByLabel('Tipo').selectOption({ label: 'Facturación y medida' })
  await form.getByLabel('Motivo').selectOption({ label: 'Disconformidad con la lectura facturada' })
  await form.getByLabel('Qué ha pasado').fill('La lectura no es la del contador.')
}

/** Writes a claim about a contract, but does not send it. */
export async function fillClaim(page: Page, contract: string): Promise<void> {
  await page.goto('/reclamaciones')
  await page.getByLabel('Contrato').selectOption(contract)
  await writeClaim(page)
}

/** The reference that the claim got which was just sent. */
export async function claimReference(form: Page | Locator): Promise<string> {
  const said = form.getByText(/^Su número es \w{4}-\w{4}/)
  await expect(said).toBeVisible()
  return /\w{4}-\w{4}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
}

/** Sends a claim of a contract and goes to its page; its reference. */
export async function followNewClaim(page: Page, contract: string): Promise<string> {
  await fillClaim(page, contract)
  await sendClaim(page).click()
  const reference = await claimReference(page)
  await page.getByRole('link', { name: 'Seguir la reclamación' }).click()
  return reference
}
