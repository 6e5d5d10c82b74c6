import { addDays } from '@endoll/domain/time/day.ts'
import type { CouponRow } from '../tables/coupons.ts'
import { idsOfCustomers, ofKnownCustomers } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveCoupons: TableSaver<CouponRow> = async (saving, file, rows) => {
  const { db, check } = saving
  const good = await ofKnownCustomers(saving, file, rows)
  if (check || good.length === 0) return nothingSaved
  const ids = await idsOfCustomers(
    db,
    good.map(({ row }) => row.customer_code),
  )
  const records = good.map(({ row: { customer_code, start_day, end_day, ...coupon } }) => ({
    customer_id: ids.get(customer_code),
    ...coupon,
    from_day: start_day,
    to_day: end_day === null ? null : addDays(end_day, 1),
  }))
  return upsert(db, { table: 'coupon', key: ['customer_id', 'code'], stamped: false }, records)
}
