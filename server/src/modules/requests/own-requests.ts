import { findId, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { RequestRow } from './request.ts'

/** The requests of a customer; ownership is part of the SQL. */
export function ownRequests(db: Db, owner: Owner) {
  return db.selectFrom('request').where('request.customer_id', '=', owner.customerId)
}

/** One request of the customer. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnRequest(db: Db, owner: Owner, id: string): Promise<RequestRow> {
  const row = await ownRequests(db, owner)
    .selectAll('request')
    .where('request.id', '=', findId(id) ?? 0)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
