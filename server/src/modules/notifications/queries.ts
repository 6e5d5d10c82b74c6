import { notificationAbout } from '@endoll/api/notifications.ts'
import { page } from '@endoll/api/paging.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { ownNotifications, type Reader } from './own-notifications.ts'

/** How many an account has not read. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await ownNotifications(db, reader)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** The notifications of an account: unread first, then newest. */
export async function listNotifications(
  db: Db,
  reader: Reader,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const own = ownNotifications(db, reader)
  const [rows, { total, unread }, { sums_shown }] = await Promise.all([
    own
      .select(['id', 'at', 'read_at', 'contract_id', 'contract_name', 'about'])
      .orderBy(sql`read_at is null`, 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own
      .select([
        sql<number>`count(*)`.as('total'),
        sql<number>`count(*) filter (where read_at is null)`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('account')
      .select('sums_shown')
      .where('id', '=', reader.accountId)
      .where('customer_id', '=', reader.customerId)
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ id, at, read_at, contract_id: contractId, contract_name: name, about }) => ({
    id,
    at,
    read: read_at !== null,
    contract: contractId === null || name === null ? null : { id: contractId, name },
    about: notificationAbout.parse(about),
  }))
  return { ...page(items, { offset, limit, total }), unread, sums_shown }
}
