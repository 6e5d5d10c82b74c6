import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { cupsOf } from '../../demo/identifiers.ts'
import type { Db } from '../../platform/db/open.ts'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files into a new folder, hands it over, and removes it. */
export async function withFolder<T>(files: Files, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-import-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export type Cells = Readonly<Record<string, string>>

/** A table file of rows whose cells need no quotes. */
export function tableOf(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(';'))
  return `${[columns.join(';'), ...lines].join('\n')}\n`
}

/** The supply point of `oneContract`. */
export const cups = cupsOf('0031', 1)

/** A customer with one contract in force since 2020, beside which curves can be tried. */
export const oneContract: Files = {
  'customers.csv': 'code;name;nif;email\nC;Núria;99990900X;nuria@example.test\n',
  'products.csv': 'code;kind;name\nL;electricity;Llum\n',
  'contracts.csv': [
    'name;customer_code;kind;state;sign_day;start_day;cups;supply_street;supply_city;supply_postal_code;tariff;' +
      'product_code;power_p1;power_p2',
    `1;C;electricity;activa;2020-01-01;2020-01-01;${cups};Carrer Nou, 3;Vic;08500;2.0TD;L;4,6;4,6\n`,
  ].join('\n'),
}

const TABLES = [
  'customer',
  'account',
  'member',
  'product',
  'product_price',
  'product_tariff_option',
  'product_offer',
  'contract',
  'contract_service',
  'contract_protection',
  'contract_sips',
  'mandate',
  'old_debt',
  'sharing_coefficient',
  'consumption_day',
  'invoice',
  'invoice_line',
  'invoice_tax',
  'invoice_reading',
  'invoice_payment',
  'invoice_pending_state',
  'unpaid_letter',
  'attachment',
  'battery',
  'battery_contract',
  'battery_movement',
  'coupon',
  'supply_point',
  'crm_category',
  'market_day',
  'given_rate',
]

/** One fingerprint of each table, import times included: equal only when nothing at all was touched. */
export async function fingerprints(db: Db): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t`.execute(db)
    found[table] = rows[0]?.hash ?? null
  }
  return found
}

/** Takes everything out that an import brings in. Not truncate: on two dozen partitions it is far slower here. */
export async function emptyDatabase(db: Db): Promise<void> {
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
}
