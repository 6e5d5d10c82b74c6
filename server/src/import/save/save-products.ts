import type { ProductTariffOptionRow } from '../tables/product-tariff-options.ts'
import type { ProductRow } from '../tables/products.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveProducts: TableSaver<ProductRow> = async ({ db, known, check }, _file, rows) => {
  for (const { row } of rows) {
    known.products.set(`${row.kind}:${row.code}`, row.year_days)
    if (row.last_resort) known.lastResort.add(row.code)
    else known.lastResort.delete(row.code)
    if (row.pvpc) known.pvpc.add(row.code)
    else known.pvpc.delete(row.code)
  }
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'product', key: ['code'] },
    rows.map(({ row }) => row),
  )
}

export const saveProductTariffOptions: TableSaver<ProductTariffOptionRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  const good = rows.filter(({ line, row: { product_code } }) => {
    if (known.products.has(`electricity:${product_code}`)) return true
    const gas = known.products.has(`gas:${product_code}`)
    problems.add(file, line, 'product_code', gas ? 'other_kind_of_supply' : 'unknown_product')
    return false
  })
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'product_tariff_option', key: ['product_code', 'option', 'choice'], stamped: false },
    good.map(({ row }) => row),
  )
}
