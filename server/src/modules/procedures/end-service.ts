import type { BodyOf } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/end-service.ts'
import { mayEndService } from '@endoll/domain/procedures/end-service.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { penaltyOfService } from '../../billing/service-penalty.ts'
import { heldFrom, lockOwnContract } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'

/** The services of a contract with these ids, locked, in the order of their names. */
function lockServices(db: Db, contractId: number, ids: readonly number[]) {
  return db
    .selectFrom('contract_service')
    .select(['id', 'name', 'start_day', 'end_day', 'stay_last_day', 'penalty'])
    .where('contract_id', '=', contractId)
    .where('kind', '=', 'service')
    .where('start_day', '>=', heldFrom(contractId))
    .where('id', 'in', [...ids])
    .orderBy('name')
    .orderBy('start_day')
    .forUpdate()
    .execute()
}

function endService(
  services: Services,
  asking: Asking,
  { name, body }: { readonly name: string; readonly body: BodyOf<typeof api.endService> },
): Promise<Submitted> {
  return inTransaction(services, async (db) => {
    const row = await lockOwnContract(db, asking.caller, { name })
    if (!kindsOffered('end_service', services.deployment.switches).includes(row.kind)) throw notFound()
    const opened = await openContractChange(db, asking, { procedure: 'end_service', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const refusal = findModificationRefusal(
      { state: row.state, atrAvailable: row.atr_available },
      { needsDistributor: false },
    )
    if (refusal) throw new Failure(refusal)
    const today = todayOf(services)
    const asked = new Set(body.services)
    const ending = await lockServices(db, row.id, [...asked])
    if (ending.length !== asked.size || ending.some(({ end_day: day }) => !mayEndService(day, today))) {
      throw invalidFields({ services: ['not_valid'] })
    }
    const penaltyCents = ending.reduce((sum, one) => sum + penaltyOfService(one, today), 0)
    if (penaltyCents > 0 && body.penalty_accepted !== true) {
      throw invalidFields({ penalty_accepted: ['required_field'] })
    }
    return submitChange(db, services, opened, {
      submission: {
        procedure: 'end_service',
        contract: row.name,
        cups: row.cups,
        services: ending.map((one) => one.name),
        service_starts: ending.map((one) => one.start_day),
        // At most: each day until it ends makes it less.
        ...(penaltyCents === 0 ? {} : { penalty_cents: penaltyCents, penalty_accepted: true }),
      },
      changes: {},
    })
  })
}

export function endServiceModule(services: Services): ApiModule {
  return implement('procedures', api, {
    endService: async (call) =>
      (await endService(services, askingOf(call), { name: call.params.name, body: call.body })).reply,
  })
}
