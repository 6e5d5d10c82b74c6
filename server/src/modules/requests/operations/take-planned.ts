import type { Day } from '@endoll/domain/time/day.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import type { NamedByRetailer } from '../new-holder/hand-over.ts'
import { tellNewHolder } from '../new-holder/tell.ts'
import type { RequestRow } from '../request.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { inTransaction } from './transaction.ts'

/** What the retailer's systems call what a planned change of holder makes. */
export function plannedNames({ planned_names: names }: Pick<RequestRow, 'planned_names'>): NamedByRetailer {
  return names ?? {}
}

/** Brings into effect what the retailer said to be in effect on a day that has come. Safe to run twice. */
export async function takePlannedEffects(services: Services): Promise<number> {
  const today: Day = todayOf(services)
  const come = await services.db
    .selectFrom('request')
    .select('id')
    .where('planned_day', '<=', today)
    .orderBy('id')
    .execute()
  let taken = 0
  const failures: unknown[] = []
  for (const { id } of come) {
    try {
      await inTransaction(services, async (transaction) => {
        const { request } = await lockRequest(transaction, id)
        // It may have been answered otherwise, or closed by a file, since it was listed.
        if (request.planned_day === null || request.planned_day > today) return
        const moved = await moveRequest(transaction, services, id, {
          event: 'take_effect',
          actor: 'system',
          effectiveDay: request.planned_day,
          named: plannedNames(request),
        })
        await tellNewHolder(transaction, services, moved)
        taken += 1
      })
    } catch (error) {
      // The others take effect all the same.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests took no effect`)
  return taken
}
