import type { Db } from '../../platform/db/open.ts'
import type { KnownContract } from '../known.ts'
import type { Row, Saving } from './table-saver.ts'

type OfContract<T> = Row<T> & { readonly contract: KnownContract }

/** The rows whose contract there is, each with it; the others are reported. */
export async function ofKnownContracts<T extends { readonly contract_name: string }>(
  { known, problems }: Pick<Saving, 'known' | 'problems'>,
  file: string,
  rows: readonly Row<T>[],
): Promise<OfContract<T>[]> {
  await known.contracts.load(rows.map(({ row }) => row.contract_name))
  return rows.flatMap(({ line, row }) => {
    const contract = known.contracts.get(row.contract_name)
    if (contract) return [{ line, row, contract }]
    problems.add(file, line, 'contract_name', 'unknown_contract')
    return []
  })
}

/** The rows whose customer there is; the others are reported. */
export async function ofKnownCustomers<T extends { readonly customer_code: string }>(
  { known, problems }: Pick<Saving, 'known' | 'problems'>,
  file: string,
  rows: readonly Row<T>[],
): Promise<Row<T>[]> {
  await known.customers.load(rows.map(({ row }) => row.customer_code))
  return rows.filter(({ line, row }) => {
    if (known.customers.has(row.customer_code)) return true
    problems.add(file, line, 'customer_code', 'unknown_customer')
    return false
  })
}

/** The ids of contracts by their name. */
export async function idsOfContracts(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const found = await db.selectFrom('contract').select(['id', 'name']).where('name', 'in', wanted).execute()
  return new Map(found.map(({ id, name }) => [name, id]))
}

/** The ids of customers by their code. */
export async function idsOfCustomers(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return new Map()
  const found = await db.selectFrom('customer').select(['id', 'code']).where('code', 'in', wanted).execute()
  return new Map(found.map(({ id, code }) => [code, id]))
}
