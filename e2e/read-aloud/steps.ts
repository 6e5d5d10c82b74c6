// What the journeys through changes of a contract share: who goes through one, and the keys of its questions.
import type { Page } from '@playwright/test'
import type { Office } from '../office.ts'
import type { Reading } from '../reading.ts'
import { next, send } from '../requests-page.ts'
import type { Contract, ContractAsked, Customer } from '../scenarios.ts'

export interface Given {
  readonly page: Page
  readonly office: Office
  readonly customer: Customer
  readonly contract: Contract
  /** Begins to listen on a page. */
  readonly read: (page: Page) => Promise<Reading>
  readonly elsewhere: () => Promise<Page>
  readonly takesEffect: (reference: string) => Promise<void>
}

export interface Change {
  /** The transcript. */
  readonly file: string
  readonly title: string
  readonly contracts?: readonly ContractAsked[]
  readonly hear: (given: Given) => Promise<Reading>
}

export function choice(page: Page, name: string) {
  return page.getByRole('radio', { name })
}
export function field(page: Page, name: string) {
  return page.getByRole('textbox', { name })
}
/** Answered by the button of its question, or sent. */
export async function goOn(reading: Reading, page: Page): Promise<void> {
  await reading.use(next(page))
}
export async function sends(reading: Reading, page: Page): Promise<void> {
  await reading.use(send(page), page.getByLabel('Código'))
}
export async function signs(
  reading: Reading,
  page: Page,
  code: string,
  after = 'Está enviada; falta la respuesta.',
) {
  await reading.type(page.getByLabel('Código'), code)
  await reading.press('Enter', page.getByText(after))
}
export function wrong(page: Page) {
  return page.locator('.field-error')
}
export const act = 'Contratar, con obligación de pago'
