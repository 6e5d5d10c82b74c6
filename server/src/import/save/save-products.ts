import type { ProductRow } from '../tables/products.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveProducts: TableSaver<ProductRow> = async ({ db, known, check }, _file, rows) => {
  for (const { row } of rows) known.products.set(`${row.kind}:${row.code}`, row.year_days)
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'product', key: ['code'] },
    rows.map(({ row }) => row),
  )
}
