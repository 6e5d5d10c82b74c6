import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'

/** What indexes and triggers forbid, as the failure that the checks before them throw. */
const FAILURES: Readonly<
  Record<string, 'key_reused' | 'process_running' | 'battery_share_taken' | 'email_taken'>
> = {
  account_email: 'email_taken',
  request_account_id_idempotency_key_key: 'key_reused',
  request_one_open: 'process_running',
  request_one_of_a_kind: 'process_running',
  battery_shares_fit: 'battery_share_taken',
}

function failureOf(error: unknown): unknown {
  const isObject = typeof error === 'object' && error !== null
  const code = isObject && 'constraint' in error ? FAILURES[String(error.constraint)] : undefined
  return code ? new Failure(code) : error
}

/** Does something with requests in one transaction; fail points let a test end the program around the commit. */
export async function inTransaction<T>(services: Services, work: (db: Db) => Promise<T>): Promise<T> {
  const result = await transact(services.db, async (transaction) => {
    const done = await work(transaction)
    await services.failPoint?.('before-commit')
    return done
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
  await services.failPoint?.('after-commit')
  return result
}
