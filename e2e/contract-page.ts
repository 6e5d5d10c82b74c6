// What journeys through the page of a contract have in common: its cards, and what retailers say of a contract in
// further files.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { csvOf } from '../server/src/demo/csv.ts'
import { bill } from './bills.ts'
import type { Office } from './office.ts'
import { flat, productCode, type Contract } from './scenarios.ts'

export function pageOf(contract: { readonly name: string } | undefined, more: Record<string, string> = {}) {
  return `/ver-contratos?${new URLSearchParams({ contract: contract?.name ?? '', ...more })}`
}

export function gasPageOf(contract: { readonly name: string } | undefined) {
  return `/ver-contratos-gas?contract=${contract?.name}`
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The ways to the places of the page. */
export function places(page: Page): Locator {
  return page.getByRole('navigation', { name: 'En esta página' })
}

/** Opens a place of the page. */
export async function openPlace(page: Page, name: string): Promise<void> {
  await places(page).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
}

/** A phone's width, once the page draws one place alone. */
export async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('section[id^="tab-"]')).toHaveCount(1)
}

/** A fact of a card by the beginning of its name. */
export function fact(inside: Locator, term: string): Locator {
  return inside
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}`) })
    .locator('xpath=following-sibling::dd')
}

/** What the page says first of a supply, or after it. */
export function answer(page: Page, words: string | RegExp): Locator {
  return page.getByText(words).first()
}

type Rows = readonly Readonly<Record<string, string>>[]

/** The retailer's next delivery: tables by the names of their files, and documents below attachments/. */
export async function deliver(
  office: Pick<Office, 'importFolder'>,
  tables: Readonly<Record<string, Rows>>,
  documents: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-e2e-'))
  try {
    for (const [file, rows] of Object.entries(tables)) await writeFile(join(folder, file), csvOf(rows))
    for (const [file, text] of Object.entries(documents)) {
      await mkdir(dirname(join(folder, 'attachments', file)), { recursive: true })
      await writeFile(join(folder, 'attachments', file), text)
    }
    await office.importFolder(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function price(product: string, concept: string, period: number, amount: string, unit: string) {
  return {
    product_code: product,
    concept,
    tariff_period: String(period),
    start_day: '2026-01-01',
    price: amount,
    unit,
  }
}

/**
 * Prices of a home's product: power by the year, energy in three periods, surplus. The contract names a product of its
 * own: tests of one worker share an office, and prices of the usual product would show in the pages of all.
 */
export function homePrices(contract: Contract): Rows {
  if (contract.product === flat().product) throw new Error('prices are for a product of the test')
  const product = productCode(contract)
  return [
    price(product, 'power', 1, '30.817413', 'EUR/kW/year'),
    price(product, 'power', 2, '3.838423', 'EUR/kW/year'),
    price(product, 'energy', 1, '0.205753', 'EUR/kWh'),
    price(product, 'energy', 2, '0.129267', 'EUR/kWh'),
    price(product, 'energy', 3, '0.0918', 'EUR/kWh'),
    price(product, 'surplus', 0, '0.07', 'EUR/kWh'),
  ]
}

/** Cheap hours and days to choose among, one of them without its price. */
export function cheapHours(contract: Contract): Readonly<Record<string, Rows>> {
  const product_code = productCode(contract)
  return {
    'product-prices.csv': [
      { product_code, concept: 'energy', start_day: '2020-01-01', price: '0,15', unit: 'EUR/kWh' },
    ],
    'product-tariff-options.csv': [
      { product_code, option: 'happy_hours', choice: '13-15', price: '0,05' },
      { product_code, option: 'happy_hours', choice: '22-24', price: '' },
      { product_code, option: 'happy_day', choice: 'sunday', price: '0,06' },
    ],
  }
}

/** A document of so many bytes. */
export function documentOf(bytes: number): string {
  return 'x'.repeat(bytes)
}

/** Months of bills, from which the day of the next one follows. */
export const billed = [
  bill({ day: '2026-09-03' }),
  bill({ day: '2026-10-03' }),
  bill({ day: '2026-11-03', total: '52.10' }),
]
/** All optional fields of a contract. */
export const known = {
  owner_name: 'Titular de Prueba',
  payer_name: 'Pagadora de Prueba',
  fiscal_name: 'Fiscal de Prueba, SL',
  fiscal_nif: 'B00000042',
  fiscal_address: 'Calle Fiscal 9, 08001 Barcelona',
  notification_name: 'Avisos de Prueba',
  notification_address: 'Apartado 7, 08002 Barcelona',
  notification_email: 'avisos@prueba.endoll.test',
  notification_mobile: '600111222',
  distributor_name: 'Distribuidora de Prueba',
  distributor_reference: '700000123',
  distributor_phone: '900123456',
  invoice_online: 'yes',
  electronic_notification: 'yes',
  electronic_notification_start: '2024-03-01',
  no_cession_sips: 'requested',
  commitment_end_day: '2027-08-31',
}
