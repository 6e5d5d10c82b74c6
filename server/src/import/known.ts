import type { SupplyKind } from '@endoll/api/contracts.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'

/** What rows may refer to: what the database has, and what good rows of these files have added. */
export interface Known {
  readonly customers: Map<string, { readonly name: string; readonly nif: string }>
  /** By `kind:code`: what prices per year of the product are divided by. */
  readonly products: Map<string, YearDays>
  readonly contracts: Map<string, KnownContract>
  readonly batteries: Set<string>
  /** Contracts that this folder names, and what it changes in the debts of their invoices. */
  readonly debts: Map<string, DebtChange>
}

export interface DebtChange {
  readonly cents: number
  readonly invoices: number
}

export type YearDays = '365' | 'calendar'

/** What curves and bills need of a contract. Days are both included; a contract without a start supplies nothing. */
export interface KnownContract {
  readonly name: string
  readonly kind: SupplyKind
  /** Undefined while it stands only in a file that is being checked. */
  readonly id: number | undefined
  readonly cups20: string
  readonly start_day: string | null
  readonly end_day: string | null
  readonly time_zone: string
  readonly file_debt_cents: number
  readonly supply_province: string
  readonly tariff: string
  readonly product_code: string
  readonly powers_w: readonly (number | null)[]
  readonly fiscal_nif: string
}

/** The only thing of the import that grows with the number of contracts: about 400 bytes each. */
export async function loadKnown(db: Db): Promise<Known> {
  const customers = await db.selectFrom('customer').select(['code', 'name', 'nif']).execute()
  const products = await db.selectFrom('product').select(['code', 'kind', 'year_days']).execute()
  const batteries = await db.selectFrom('battery').select('name').execute()
  return {
    customers: new Map(customers.map(({ code, name, nif }) => [code, { name, nif }])),
    products: new Map(products.map(({ code, kind, year_days }) => [`${kind}:${code}`, year_days])),
    contracts: await loadKnownContracts(db),
    batteries: new Set(batteries.map(({ name }) => name)),
    debts: new Map(),
  }
}

export async function loadKnownContracts(db: Db): Promise<Map<string, KnownContract>> {
  const { rows } = await sql<KnownContract>`
    select name, kind, id, cups20, start_day, end_day, time_zone, file_debt_cents, supply_province, tariff,
           product_code, powers_w, fiscal_nif
      from contract`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}
