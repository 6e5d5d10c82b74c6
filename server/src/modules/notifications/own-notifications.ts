import type { Caller } from '../../platform/http/implement.ts'
import type { Db } from '../../platform/db/open.ts'

export type Reader = Pick<Caller, 'accountId' | 'customerId'>

/** The notifications of an account that its list shows; ownership is part of the SQL. */
export function ownNotifications(db: Db, { accountId, customerId }: Reader) {
  return db
    .selectFrom('notification')
    .where('notification.account_id', '=', accountId)
    .where('notification.customer_id', '=', customerId)
    .where('notification.shown', '=', true)
}
