import type { MemberRow } from '../tables/members.ts'
import { idsOfCustomers } from './save-customers.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveMembers: TableSaver<MemberRow> = async (saving, file, rows) => {
  const { db, known, problems, check } = saving
  await known.customers.load(rows.map(({ row }) => row.customer_code))
  const good = rows.filter(({ line, row }) => {
    if (known.customers.has(row.customer_code)) return true
    problems.add(file, line, 'customer_code', 'unknown_customer')
    return false
  })
  if (check) return nothingSaved
  const ids = await idsOfCustomers(
    db,
    good.map(({ row }) => row.customer_code),
  )
  const records = good.map(({ row: { customer_code, share, ...member } }) => ({
    customer_id: ids.get(customer_code),
    ...member,
    share_cents: share,
  }))
  return upsert(db, { table: 'member', key: ['customer_id', 'number'], stamped: false }, records)
}
