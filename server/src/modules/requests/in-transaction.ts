import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'

/** Does something in one transaction, with the places at which a test may end it. */
export async function inTransaction<T>(services: Services, work: (db: Db) => Promise<T>): Promise<T> {
  const result = await services.db.transaction().execute(async (transaction) => {
    const done = await work(transaction)
    await services.failPoint?.('before-commit')
    return done
  })
  await services.failPoint?.('after-commit')
  return result
}
