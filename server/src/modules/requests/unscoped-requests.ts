import type { Db } from '../../platform/db/open.ts'
import { lockContract } from '../../platform/unscoped-contracts.ts'
import type { RequestRow } from './request.ts'
import { lockAccount, readSubject, subjectOf, type Subject } from './subject.ts'

/**
 * Locks what a request concerns and then the request, whoever's it is; always in this order, so that two transactions
 * cannot wait for each other. A customer's call finds the request with `getOwnRequest` first.
 */
export async function lockRequest(
  db: Db,
  id: number,
): Promise<{ readonly request: RequestRow; readonly subject: Subject }> {
  const { contract_id, account_id } = await db
    .selectFrom('request')
    .select(['contract_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const subject =
    contract_id === null
      ? subjectOf(await lockAccount(db, account_id), null)
      : await readSubject(db, account_id, await lockContract(db, contract_id))
  const request = await db
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { request, subject }
}
