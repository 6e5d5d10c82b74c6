import { sql } from 'kysely'
import { findId, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { RequestRow } from './request.ts'

/** A request as lists show it. */
export interface ListedRequest extends RequestRow {
  readonly by_mail: boolean
}

/** The requests of a customer; ownership is part of the SQL. */
export function ownRequests(db: Db, owner: Owner) {
  return db.selectFrom('request').where('request.customer_id', '=', owner.customerId)
}

/** The same with what a list says of each: whether a link that was mailed confirms it instead of a signature. */
export function listedRequests(db: Db, owner: Owner) {
  return ownRequests(db, owner)
    .selectAll('request')
    .select(
      sql<boolean>`exists (
        select from signature where signature.request_id = request.id and signature.provider = 'confirmation')`.as(
        'by_mail',
      ),
    )
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
