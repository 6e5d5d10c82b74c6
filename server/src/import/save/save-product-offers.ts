import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { isGasTariff, type ProductOfferRow } from '../tables/product-offers.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveProductOffers: TableSaver<ProductOfferRow> = async (saving, file, rows) => {
  const { db, known, problems, check, referenceRetailer } = saving
  const good = rows.filter(({ line, row }) => {
    const { product_code, tariff } = row
    const [kind, other] = isGasTariff(tariff) ? ['gas', 'electricity'] : ['electricity', 'gas']
    if (known.products.has(`${kind}:${product_code}`)) {
      const isRight = !known.lastResort.has(product_code) || findGasTariff(tariff)?.lastResort !== undefined
      if (!isRight) problems.add(file, line, 'tariff', 'last_resort_tariff')
      const isPvpc = known.pvpc.has(product_code)
      const mayBe = !isPvpc || (referenceRetailer && tariff === '2.0TD' && row.customers !== 'company')
      if (!mayBe) problems.add(file, line, 'product_code', 'pvpc_offer')
      return isRight && mayBe
    }
    const isOther = known.products.has(`${other}:${product_code}`)
    problems.add(file, line, 'product_code', isOther ? 'other_kind_of_supply' : 'unknown_product')
    return false
  })
  if (check) return nothingSaved
  return upsert(
    db,
    { table: 'product_offer', key: ['product_code', 'tariff', 'from_day'] },
    good.map(({ row: { start_day, end_day, ...offer } }) => ({
      ...offer,
      from_day: start_day,
      to_day: end_day === null ? null : addDays(end_day, 1),
    })),
  )
}
