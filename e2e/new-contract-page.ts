// Becoming a customer, as somebody fills in the form.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { nifLetter } from '@endoll/domain/identity/nif.ts'
import { expect, type Page } from '@playwright/test'
import type { Office } from './office.ts'

export const wizard = '/nuevo-cliente-electricidad'
export const gasWizard = '/nuevo-cliente-gas'
export const dualWizard = '/nuevo-cliente-dual'
/** A DNI with its letter. */
export function dni(number: number): string {
  return String(number).padStart(8, '0') + nifLetter(number)
}
/** A supply of nobody's; of gas by its distributor. */
export function supplyOf(number: number, distributor = '0031'): string {
  const digits = `${distributor}${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}
export const account = spanishIban('2100', '0418', '0200051332')

/** A supply whose powers and use the distributor has told. */
export const known = supplyOf(777_001)
export const ofSixPowers = supplyOf(777_002)
/** Supplies of gas whose use the distributor has told. */
export const knownGas = supplyOf(777_003, '0230')
export const otherKnownGas = supplyOf(777_004, '0230')

/** Products of these journeys' own, and the supplies that are known. */
export async function importOffers(office: Office): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-offers-'))
  const file = (name: string, lines: readonly string[]) =>
    writeFile(join(folder, name), `${lines.join('\n')}\n`)
  const prices = (code: string, energy: string, periods: number) => [
    ...Array.from({ length: periods }, (_, index) => `${code};power;${index + 1};2025-01-01;;20;EUR/kW/year`),
    `${code};energy;0;2025-01-01;;${energy};EUR/kWh`,
  ]
  try {
    await file('products.csv', [
      'code;kind;name;commercial_name;year_days;price_kind;renewable',
      'NC-DAY;electricity;Luz de día;;365;fixed;yes',
      'NC-CALM;electricity;Luz tranquila;;365;fixed;yes',
      'NC-SIX;electricity;Luz de taller;;365;fixed;yes',
      'NC-GAS;gas;Gas tranquilo;;365;fixed;no',
    ])
    await file('product-prices.csv', [
      'product_code;concept;tariff_period;start_day;end_day;price;unit',
      ...prices('NC-DAY', '0,20', 2),
      ...prices('NC-CALM', '0,12', 2),
      ...prices('NC-SIX', '0,15', 6),
      'NC-GAS;fixed;0;2025-01-01;;6;EUR/month',
      'NC-GAS;energy;0;2025-01-01;;0,07;EUR/kWh',
    ])
    await file('product-offers.csv', [
      'product_code;tariff;start_day;end_day;customers;self_consumption;description;url',
      'NC-DAY;2.0TD;2025-01-01;;any;any;;https://llum.example/dia',
      'NC-CALM;2.0TD;2025-01-01;;any;any;Un precio a todas horas;',
      'NC-SIX;3.0TD;2025-01-01;;any;any;;',
      'NC-GAS;RL.1;2025-01-01;;any;any;;',
      'NC-GAS;RL.2;2025-01-01;;any;any;;',
    ])
    await file('supply-points.csv', [
      'cups;distributor_code;tariff;power_p1;power_p2;power_p3;power_p4;power_p5;power_p6;self_consumption;yearly_p1;yearly_p2;yearly_p3;yearly_p4;yearly_p5;yearly_p6;yearly_until;postal_code',
      `${known};R1-299;2.0TD;4,6;3,45;;;;;00;700;600;1200;;;;2026-09-30;08500`,
      `${ofSixPowers};R1-299;3.0TD;10;10;10;10;10;20;00;;;;;;;;08500`,
      ...[knownGas, otherKnownGas].map((cups) => `${cups};0230;RL.2;;;;;;;;8400;;;;;;2026-09-30;08500`),
    ])
    await office.importFolder(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** At a step whose code has come: until then the first one stands there as the server has drawn it. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.locator('#drawn-ahead')).toHaveCount(0)
}

/** A file of the smallest kind, into the field of a name. */
export async function sendPaper(page: Page, label: string | RegExp): Promise<void> {
  const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer: content })
  await expect(page.getByText('Enviado').first()).toBeVisible()
}

/** The home of a supply that has a contract with somebody else; a visitor agrees to its being recorded. */
export async function fillHome(page: Page, cups: string, { consent = true } = {}): Promise<void> {
  await page.getByLabel('CUPS').fill(cups)
  await page.getByLabel('Código postal').fill('08500')
  await expect(page.getByLabel('Municipio', { exact: true })).toHaveValue('08298')
  await page.getByLabel('Tipo de vía').selectOption({ label: 'Calle' })
  await page.getByLabel('Nombre de la vía').fill('Mayor')
  await page.getByLabel('Número').fill('3')
  await page.getByLabel('Vivienda habitual').check()
  await page.getByLabel('Sí, hay un contrato activo').check()
  await page.getByLabel('Comercializadora actual').fill('ENDESA ENERG')
  await page.getByRole('listbox').getByRole('option').first().click()
  if (consent) await page.getByLabel(/puede guardar lo que responda/).check()
}

export async function fillPerson(
  page: Page,
  { vat = dni(12_345_678), email = 'laia@example.test' } = {},
): Promise<void> {
  await page.getByLabel('NIF o NIE').fill(vat)
  await page.getByLabel('Nombre', { exact: true }).fill('Laia')
  await page.getByLabel('Primer apellido').fill('Ferrer')
  await sendPaper(page, /Documento de identidad/)
  await page.getByLabel('No, el titular es el mismo').check()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Móvil').fill('600 111 222')
}

/** The account, and on to the summary. */
export async function fillPayment(page: Page): Promise<void> {
  await page.getByLabel('IBAN').fill(account)
  await page.getByLabel(/es titular de esta cuenta/).check()
  await goOn(page)
}

/** Accepts what has to be accepted, and sends. */
export async function acceptAndSend(page: Page): Promise<void> {
  await page.getByLabel(/acepto las condiciones generales/).check()
  await page.getByLabel(/acepto la política de privacidad/).check()
  await page.getByRole('button', { name: 'Enviar' }).click()
}
