import type { SupplyKind } from '@endoll/contract/contracts.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'

/** What rows may refer to: what the database has, and what good rows of these files have added. */
export interface Known {
  readonly customers: Map<string, { readonly name: string; readonly nif: string }>
  /** `kind:code` of every product. */
  readonly products: Set<string>
  readonly contracts: Map<string, KnownContract>
}

/** What curves need of a contract. Days are both included; a contract without a start supplies nothing. */
export interface KnownContract {
  readonly name: string
  readonly kind: SupplyKind
  /** Undefined while it stands only in a file that is being checked. */
  readonly id: number | undefined
  readonly cups20: string
  readonly start_day: string | null
  readonly end_day: string | null
  readonly time_zone: string
}

/** The only thing of the import that grows with the number of contracts: about 200 bytes each. */
export async function loadKnown(db: Db): Promise<Known> {
  const customers = await db.selectFrom('customer').select(['code', 'name', 'nif']).execute()
  const products = await db.selectFrom('product').select(['code', 'kind']).execute()
  return {
    customers: new Map(customers.map(({ code, name, nif }) => [code, { name, nif }])),
    products: new Set(products.map(({ code, kind }) => `${kind}:${code}`)),
    contracts: await loadKnownContracts(db),
  }
}

export async function loadKnownContracts(db: Db): Promise<Map<string, KnownContract>> {
  const { rows } = await sql<KnownContract>`
    select name, kind, id, cups20, start_day, end_day, time_zone from contract`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}
