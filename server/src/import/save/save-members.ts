import type { MemberRow } from '../tables/members.ts'
import { idsOfCustomers, ofKnownCustomers } from './of-known.ts'
import type { TableSaver } from './table-saver.ts'
import { nothingSaved, upsert } from './upsert.ts'

export const saveMembers: TableSaver<MemberRow> = async (saving, file, rows) => {
  const { db, check } = saving
  const good = await ofKnownCustomers(saving, file, rows)
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
