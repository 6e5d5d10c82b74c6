import { sql } from 'kysely'
import { findId, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { RequestRow } from './request.ts'

/** A request as lists show it. */
export interface ListedRequest extends RequestRow {
  readonly by_mail: boolean
  /** Contracts of its parts, of a joint request. */
  readonly part_contracts: readonly string[]
}

/** The requests of a customer; ownership is part of the SQL. */
export function ownRequests(db: Db, owner: Owner) {
  return db.selectFrom('request').where('request.customer_id', '=', owner.customerId)
}

/** The same without the parts of joint requests, which their customer knows by one. */
export function ownWholeRequests(db: Db, owner: Owner) {
  return ownRequests(db, owner).where('request.joint_id', 'is', null)
}

/**
 * The same with what a list says of each: whether a link that was mailed confirms it instead of a signature, and the
 * contracts of its parts.
 */
export function listedRequests(db: Db, owner: Owner) {
  return ownWholeRequests(db, owner)
    .selectAll('request')
    .select([
      sql<boolean>`exists (
        select from signature where signature.request_id = request.id and signature.provider = 'confirmation')`.as(
        'by_mail',
      ),
      sql<string[]>`array(
        select part.contract_name from request part where part.joint_id = request.id order by part.id)`.as(
        'part_contracts',
      ),
    ])
}

/**
 * One request of the customer; the joint one of a part. Throws not-found alike for what is absent and what is not theirs.
 */
export async function getOwnRequest(db: Db, owner: Owner, id: string): Promise<RequestRow> {
  const row = await ownWholeRequests(db, owner)
    .selectAll('request')
    .where('request.id', '=', (asked) =>
      asked
        .selectFrom('request as asked')
        .select(({ fn }) => fn.coalesce('asked.joint_id', 'asked.id').as('id'))
        .where('asked.id', '=', findId(id) ?? 0),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
