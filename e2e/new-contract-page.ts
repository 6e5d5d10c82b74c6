// Becoming a customer, as somebody fills in the form.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl, nifLetter } from '@endoll/domain/identity/nif.ts'
import { expect, type Page } from '@playwright/test'
import { wordsIn, type Words } from './new-contract-words.ts'
import type { Office } from './office.ts'

export const wizard = '/nuevo-cliente-electricidad'
export const gasWizard = '/nuevo-cliente-gas'
export const dualWizard = '/nuevo-cliente-dual'
/** A DNI with its letter. */
export function dni(number: number): string {
  return String(number).padStart(8, '0') + nifLetter(number)
}
/** A supply point without a contract; for gas by its distributor. */
export function supplyOf(number: number, distributor = '0031'): string {
  const digits = `${distributor}${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}
export const account = spanishIban('2100', '0418', '0200051332')

/** Supply points with known powers and use: one for each journey that ends with a contract of it. */
export const known = supplyOf(777_001)
export const knownOfPvpc = supplyOf(777_004)
export const knownOfShort = supplyOf(777_005)
export const ofSixPowers = supplyOf(777_002)
/** Supplies of gas whose use the distributor has told: one for each journey that may end with a contract of it. */
export const knownGas = supplyOf(777_003, '0230')
export const otherKnownGas = supplyOf(777_013, '0230')
export const linkedGas = supplyOf(777_023, '0230')
export const laterGas = supplyOf(777_043, '0230')
const allKnownGas = [knownGas, otherKnownGas, linkedGas, laterGas]

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
      'code;kind;name;commercial_name;year_days;price_kind;renewable;last_resort',
      'NC-DAY;electricity;Luz de día;;365;fixed;yes',
      'NC-CALM;electricity;Luz tranquila;;365;fixed;yes',
      'NC-SIX;electricity;Luz de taller;;365;fixed;yes',
      'NC-GAS;gas;Gas tranquilo;;365;fixed;no',
      'NC-TUR;gas;Gas regulado;;365;fixed;no;yes',
    ])
    await file('product-prices.csv', [
      'product_code;concept;tariff_period;start_day;end_day;price;unit;source',
      ...prices('NC-DAY', '0,20', 2),
      ...prices('NC-CALM', '0,12', 2),
      ...prices('NC-SIX', '0,15', 6),
      'NC-GAS;fixed;0;2025-01-01;;6;EUR/month',
      'NC-GAS;energy;0;2025-01-01;;0,07;EUR/kWh',
      'NC-TUR;fixed;0;2026-10-01;2026-12-31;5;EUR/month;BOE-A-2026-99999',
      'NC-TUR;energy;0;2026-10-01;2026-12-31;0,05;EUR/kWh;BOE-A-2026-99999',
    ])
    await file('product-offers.csv', [
      'product_code;tariff;start_day;end_day;customers;self_consumption;description;url',
      'NC-DAY;2.0TD;2025-01-01;;any;any;;https://llum.example/dia',
      'NC-CALM;2.0TD;2025-01-01;;any;any;Un precio a todas horas;',
      'NC-SIX;3.0TD;2025-01-01;;any;any;;',
      'NC-GAS;RL.1;2025-01-01;;any;any;;',
      'NC-GAS;RL.2;2025-01-01;;any;any;;',
      'NC-TUR;RL.3;2026-10-01;;any;any;;',
    ])
    await file('supply-points.csv', [
      'cups;distributor_code;tariff;power_p1;power_p2;power_p3;power_p4;power_p5;power_p6;self_consumption;yearly_p1;yearly_p2;yearly_p3;yearly_p4;yearly_p5;yearly_p6;yearly_until;postal_code',
      ...[known, knownOfPvpc, knownOfShort].map(
        (cups) => `${cups};R1-299;2.0TD;4,6;3,45;;;;;00;700;600;1200;;;;2026-09-30;08500`,
      ),
      `${ofSixPowers};R1-299;3.0TD;10;10;10;10;10;20;00;;;;;;;;08500`,
      ...allKnownGas.map((cups) => `${cups};0230;RL.2;;;;;;;;8400;;;;;;2026-09-30;08500`),
    ])
    await office.importFolder(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const spanish = wordsIn('es')

export async function goOn(page: Page, { flow } = spanish): Promise<void> {
  await page.getByRole('button', { name: flow.next }).click()
}

/** At a step whose code has come: until then the first one stands there as the server has drawn it. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.locator('#drawn-ahead')).toHaveCount(0)
}

/** A file of the smallest kind, into the field of a name. */
export async function sendPaper(
  page: Page,
  label: string | RegExp,
  { uploads }: Pick<Words, 'uploads'> = spanish,
): Promise<void> {
  const content = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await page
    .getByLabel(label)
    .setInputFiles({ name: 'papel.pdf', mimeType: 'application/pdf', buffer: content })
  await expect(page.getByText(uploads.sent, { exact: true }).first()).toBeVisible()
}

/** The home of a supply that has a contract with somebody else; a visitor agrees to its being recorded. */
export async function fillHome(
  page: Page,
  cups: string,
  { consent = true, words = spanish } = {},
): Promise<void> {
  const { home, address, consents } = words
  await page.getByLabel('CUPS').fill(cups)
  await page.getByLabel(address.zipcode).fill('08500')
  await expect(page.getByLabel(address.municipality, { exact: true })).toHaveValue('08298')
  await page.getByLabel(address.line).fill('Calle Mayor 3')
  await page.getByLabel(home.habitual).check()
  await page.getByLabel(home.activeYes).check()
  await page.getByLabel(home.origin).fill('ENDESA ENERG')
  await page.getByRole('listbox').getByRole('option').first().click()
  if (consent) await page.getByLabel(consents.leads).check()
}

/** How somebody who keeps the contract is reached. */
async function fillReach(page: Page, email: string, { you } = spanish): Promise<void> {
  await page.getByLabel(you.ownerSame).check()
  await page.getByLabel(you.email).fill(email)
  await page.getByLabel(you.mobile).fill('600 111 222')
}

export async function fillPerson(
  page: Page,
  { vat = dni(12_345_678), email = 'laia@example.test', words = spanish } = {},
): Promise<void> {
  const { you } = words
  await page.getByLabel(you.vat).fill(vat)
  await page.getByLabel(you.person).fill('Laia Ferrer')
  await sendPaper(page, you.identity, words)
  await fillReach(page, email, words)
}

/** What somebody who has an account is still asked of themselves. */
export async function fillAsCustomer(page: Page, words = spanish): Promise<void> {
  const { you } = words
  await sendPaper(page, you.identity, words)
  await page.getByLabel(you.ownerSame).check()
  const mobile = page.getByLabel(you.mobile)
  if ((await mobile.getAttribute('readonly')) === null) await mobile.fill('600 111 222')
}

/** A company, who acts for it, and its papers. */
export async function fillCompany(page: Page, { words = spanish } = {}): Promise<void> {
  const { you } = words
  await page
    .getByLabel(you.vat)
    .first()
    .fill(`B0000000${companyControl('B', '0000000')}`)
  await page.getByLabel(you.company).fill('Forn Puig, S.L.')
  const representative = page.getByRole('group', { name: you.representative })
  await representative.getByLabel(you.vat).fill(dni(12_345_678))
  await representative.getByLabel(you.name, { exact: true }).fill('Laia')
  await representative.getByLabel(you.surName1).fill('Ferrer')
  await sendPaper(page, you.cif, words)
  await sendPaper(page, you.identity, words)
  await fillReach(page, 'forn@example.test', words)
}

/** A product by its name. */
export async function choose(page: Page, product: string, { products } = spanish): Promise<void> {
  await page.getByRole('group', { name: products.title }).getByText(product, { exact: true }).click()
}

/** A contract of electricity for an unknown supply point. */
export async function fillContract(page: Page, words = spanish): Promise<void> {
  const { contract } = words
  for (const period of ['P1', 'P2'])
    await page.getByLabel(contract.power.replace('{period}', period)).fill('4,6')
  await page.getByRole('radio', { name: contract.no, exact: true }).check()
  await choose(page, 'Luz tranquila', words)
}

/** Of a contract of both, everything before the gas. */
export async function fillElectricity(
  page: Page,
  cups: string,
  { email = 'laia@example.test', words = spanish } = {},
): Promise<void> {
  await atStep(page, words.home.title)
  await fillHome(page, cups, { words })
  await goOn(page, words)
  await atStep(page, words.you.title)
  await fillPerson(page, { email, words })
  await goOn(page, words)
  await atStep(page, words.contract.title)
  await fillContract(page, words)
  await goOn(page, words)
}

/** Of a contract of both: the gas comes from a retailer of its own, and its holder stays. */
export async function fillGasNow(page: Page, { home, you } = spanish): Promise<void> {
  await page.getByRole('group', { name: home.activeGas }).getByLabel(home.activeYes).check()
  await page.getByLabel(home.origin).fill('ENDESA ENERG')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('group', { name: you.ownerGas }).getByLabel(you.ownerSame).check()
}

/** The account, and on to the summary. */
export async function fillPayment(page: Page, words = spanish): Promise<void> {
  await page.getByLabel('IBAN').fill(account)
  await page.getByLabel(words.payment.owner).check()
  await goOn(page, words)
}

/** Accepts what has to be accepted, and sends. */
export async function acceptAndSend(page: Page, { consents, confirmation } = spanish): Promise<void> {
  await page.getByLabel(consents.conditions).check()
  await page.getByLabel(consents.privacy).check()
  await page.getByRole('button', { name: confirmation.send }).click()
}
