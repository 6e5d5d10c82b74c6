import { at } from '../../../platform/db/at.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { inTransaction } from './transaction.ts'

/** Ends requests that were not signed in time. Safe to run twice, and on two servers at once. */
export async function expireRequests(services: Services): Promise<number> {
  const { db, clock } = services
  const over = await db
    .selectFrom('request')
    .innerJoin('signature', 'signature.request_id', 'request.id')
    .select('request.id')
    .where('request.state', 'in', ['waiting_signature', 'waiting_acceptance'])
    // Of two who sign, the time of the one who has not.
    .where('signature.signed_at', 'is', null)
    .where('signature.expires_at', '<=', at(clock.nowMs()))
    .orderBy('request.id')
    .execute()
  let expired = 0
  const failures: unknown[] = []
  for (const { id } of over) {
    try {
      await inTransaction(services, async (transaction) => {
        const { request } = await lockRequest(transaction, id)
        // It may have been signed or withdrawn since it was listed.
        if (request.state !== 'waiting_signature' && request.state !== 'waiting_acceptance') return
        await moveRequest(transaction, services, id, { event: 'expire', actor: 'system' })
        expired += 1
      })
    } catch (error) {
      // The others are ended all the same.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests could not expire`)
  return expired
}
