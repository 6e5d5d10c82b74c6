import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { saveContractServices } from './save/save-contract-services.ts'
import { saveContracts } from './save/save-contracts.ts'
import { saveCustomers } from './save/save-customers.ts'
import { saveProducts } from './save/save-products.ts'
import type { Row, Saving, TableSaver } from './save/table-saver.ts'
import { addSaved, nothingSaved, type Saved } from './save/upsert.ts'
import { contractServiceRow, type ContractServiceRow } from './tables/contract-services.ts'
import { contractRow, type ContractRow } from './tables/contracts.ts'
import { customerRow, type CustomerRow } from './tables/customers.ts'
import { productRow, type ProductRow } from './tables/products.ts'
import { readTable } from './tables/read-csv.ts'

/** Rows that are written, and committed, together. */
const ROWS_A_BATCH = 500

interface TableFile<T> {
  readonly file: string
  readonly about: string
  readonly schema: z.ZodObject & z.ZodType<T>
  /** What two lines of a file may not share, by the field that the report names. */
  readonly keys: Readonly<Record<string, (row: T) => string | null>>
  readonly save: TableSaver<T>
}

const customers: TableFile<CustomerRow> = {
  file: 'customers.csv',
  about: 'Customers, and the account each signs in with.',
  schema: customerRow,
  keys: { code: (row) => row.code, email: (row) => row.email },
  save: saveCustomers,
}
const products: TableFile<ProductRow> = {
  file: 'products.csv',
  about: 'The catalogue: the price lists that contracts name.',
  schema: productRow,
  keys: { code: (row) => row.code },
  save: saveProducts,
}
const contracts: TableFile<ContractRow> = {
  file: 'contracts.csv',
  about: 'Supply contracts of electricity and gas.',
  schema: contractRow,
  keys: { name: (row) => row.name },
  save: saveContracts,
}
const contractServices: TableFile<ContractServiceRow> = {
  file: 'contract-services.csv',
  about: 'Services and social bonuses of contracts.',
  schema: contractServiceRow,
  keys: { start_day: (row) => [row.contract_name, row.kind, row.name, row.start_day].join('\n') },
  save: saveContractServices,
}

/** The files in the order in which they are read: what is referred to comes before what refers to it. */
export const tableFiles = [customers, products, contracts, contractServices] as const

/** What was read of one file, and what became of it. A check counts what is good and saves nothing. */
export interface TableResult extends Saved {
  readonly file: string
  readonly good: number
  readonly refused: number
}

/** Reads the table files of a folder that exist; a folder may bring only some of them. */
export async function importTables(
  folder: string,
  saving: Saving,
  onRows: (file: string, rows: number) => void,
): Promise<TableResult[]> {
  const results: TableResult[] = []
  const run = async <T>(table: TableFile<T>) => {
    const path = join(folder, table.file)
    if (existsSync(path)) results.push(await importTable(path, table, saving, onRows))
  }
  await run(customers)
  await run(products)
  await run(contracts)
  await run(contractServices)
  return results
}

async function importTable<T>(
  path: string,
  table: TableFile<T>,
  saving: Saving,
  onRows: (file: string, rows: number) => void,
): Promise<TableResult> {
  const { file, schema, save } = table
  const seen = new Map(Object.keys(table.keys).map((field) => [field, new Set<string>()]))
  const before = saving.problems.linesOf(file)
  let batch: Row<T>[] = []
  let good = 0
  let saved = nothingSaved
  const flush = async () => {
    const refusedBefore = saving.problems.linesOf(file)
    saved = addSaved(saved, await save(saving, file, batch))
    good += batch.length - (saving.problems.linesOf(file) - refusedBefore)
    batch = []
    onRows(file, good)
  }
  for await (const { line, row } of readTable({ path, file, schema }, saving.problems)) {
    const field = repeatedField(table, row, seen)
    if (field !== undefined) saving.problems.add(file, line, field, 'duplicate')
    else batch.push({ line, row })
    if (batch.length === ROWS_A_BATCH) await flush()
  }
  await flush()
  const refused = saving.problems.linesOf(file) - before
  return { file, good, refused, ...saved }
}

function repeatedField<T>(
  { keys }: TableFile<T>,
  row: T,
  seen: ReadonlyMap<string, Set<string>>,
): string | undefined {
  const values = Object.entries(keys).map(([field, keyOf]) => ({
    field,
    key: keyOf(row),
    known: seen.get(field),
  }))
  const repeated = values.find(({ key, known }) => key !== null && known?.has(key))
  if (repeated) return repeated.field
  for (const { key, known } of values) if (key !== null) known?.add(key)
  return undefined
}
