import type { Db } from '../../platform/db/open.ts'
import { lockContract } from '../../platform/unscoped-contracts.ts'
import type { RequestRow } from './request.ts'
import { askedBy, lockAccount, readSubject, subjectOf, type Subject } from './subject.ts'

/**
 * Locks what a request concerns and then the request, of any customer; before both, the joint request that it is a part
 * of. Always in this order, so that two transactions cannot wait for each other. A customer's call finds the request with `getOwnRequest` first.
 */
export async function lockRequest(
  db: Db,
  id: number,
): Promise<{ readonly request: RequestRow; readonly subject: Subject }> {
  const { contract_id, joint_id, ...asked } = await db
    .selectFrom('request')
    .select(['contract_id', 'account_id', 'customer_id', 'joint_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // A step of the joint request is one of its parts as well: it is locked before any of their contracts.
  if (joint_id !== null) {
    await db.selectFrom('request').select('id').where('id', '=', joint_id).forUpdate().execute()
  }
  const subject =
    contract_id === null
      ? subjectOf(await lockAccount(db, askedBy(asked)), null)
      : await readSubject(db, askedBy(asked), await lockContract(db, contract_id))
  const request = await db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, subject }
}
