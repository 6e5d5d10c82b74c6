import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from './open.ts'
import { isUndone } from './passing-errors.ts'
import { grantAsked, type Grant } from './who-asks.ts'

const pauseMs = 50

/** By which a call has done something: what comes after belongs to it, though the grant has ended since (a card is charged). */
const begun = new WeakSet<Grant>()

/**
 * Does something in one transaction; for another customer only if whoever acts still may, who then may until it is done. Where the database rolled it back for what may be gone at once (a deadlock, another
 * transaction in its way, a plan older than the table), it is done once more: `work` must do nothing outside of it.
 */
export async function transact<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  const grant = grantAsked()
  const granted = async (transaction: Db) => {
    if (grant && !begun.has(grant)) await grant.stillHolds(transaction)
    return work(transaction)
  }
  const done = await twice(db, granted)
  if (grant) begun.add(grant)
  return done
}

async function twice<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isUndone(error)) throw error
    // The other one is given the time to finish.
    await wait(pauseMs)
    return await db.transaction().execute(work)
  }
}
