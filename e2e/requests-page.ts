// What journeys through requests have in common: the address of a change, the page of a request, its signature.
import type { Contract } from './scenarios.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Office } from './office.ts'
import { heading } from './words.ts'

/** Address of a change of a contract, as the product's own menus write it. */
export function changeOf(
  change:
    | 'powChange'
    | 'ibanChange'
    | 'notifAddrChange'
    | 'noCesionSips'
    | 'invoiceOnline'
    | 'electronicNotification'
    | 'tariffOptions'
    | 'battery'
    | 'endService'
    | 'endSupply'
    | 'changeHolder'
    | 'changeProduct'
    | 'withdrawal',
  contract?: { readonly name: string },
): string {
  return `/ver-contratos?${new URLSearchParams({ function: change, ...(contract && { contract: contract.name }) })}`
}

export function next(page: Page): Locator {
  return page.getByRole('button', { name: 'Continuar' })
}
export function send(page: Page): Locator {
  return page.getByRole('button', { name: 'Enviar la solicitud' })
}

/** On the page of a request that was just made, in each language. */
export function madeRequest(page: Page): Locator {
  return page.getByText(/(?:referencia|referència|reference) [0-9A-Z]{4}-[0-9A-Z]{4}$/)
}

/** Reads the page of a request that was just made: its reference. */
export async function referenceOn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/(?:solicitudes|solicituts|requests)\/\d+$/)
  const detail = madeRequest(page)
  await expect(detail).toBeVisible()
  return (await detail.innerText()).slice(-9)
}

/** A change of power, up to where it is looked over and sent. */
export async function fillPower(page: Page, contract: Contract | undefined): Promise<void> {
  await page.goto(changeOf('powChange', contract))
  await page.getByLabel('Potencia en P1').fill('5,7')
  await page.getByLabel('Potencia en P2').fill('5,7')
  await next(page).click()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('612 345 678')
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Revisar y enviar' })).toBeVisible()
}

/** A change of power that is asked for and waits for the signature; returns its reference. */
export async function askForPower(page: Page, contract: Contract | undefined): Promise<string> {
  await fillPower(page, contract)
  await send(page).click()
  return referenceOn(page)
}

/** The code of the last mail that carried one, in any language, as somebody reads it in the inbox. */
export async function codeFor(office: Pick<Office, 'mailsTo'>, email: string): Promise<string> {
  const mails = await office.mailsTo(email)
  const last = mails.findLast(({ subject }) =>
    /^\d{6} (?:es el código para firmar|és el codi per signar|is the code to sign with)$/.test(subject),
  )
  if (!last) throw new Error(`Nobody sent a code to ${email}.`)
  return last.subject.slice(0, 6)
}

/** Signs with the code that goes out by itself. */
export async function sign(page: Page, office: Pick<Office, 'mailsTo'>, email: string): Promise<void> {
  await expect(page.getByText('Falta la firma.')).toBeVisible()
  const code = page.getByLabel('Código')
  await expect(code).toBeVisible()
  await code.fill(await codeFor(office, email))
  await page.getByRole('button', { name: 'Firmar', exact: true }).click()
  await expect(page.getByText('Está enviada; falta la respuesta.')).toBeVisible()
}

/** Follows the menu of a row in the list of contracts. */
export async function chooseChange(page: Page, contract: string | undefined, change: string): Promise<void> {
  await page.goto('/contratos')
  await page.getByRole('button', { name: `Cambiar algo del contrato ${contract}` }).click()
  await page.getByRole('link', { name: change, exact: true }).click()
}

/** The address answers like one that was never there. */
export async function expectNotThere(page: Page, address: string): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(404)
  await expect(heading(page, 'No hemos encontrado esta página')).toBeVisible()
}
