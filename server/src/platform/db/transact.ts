import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from './open.ts'
import { isUndone } from './passing-errors.ts'

const pauseMs = 50

/**
 * Does something in one transaction. Where the database rolled it back for what may be gone at once (a deadlock, another
 * transaction in its way, a plan older than the table), it is done once more: `work` must do nothing outside of it.
 */
export async function transact<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isUndone(error)) throw error
    // The other one is given the time to finish.
    await wait(pauseMs)
    return await db.transaction().execute(work)
  }
}
