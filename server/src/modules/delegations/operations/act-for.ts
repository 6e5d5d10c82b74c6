import { sql } from 'kysely'
import { roleAllows } from '@endoll/domain/identity/delegate-role.ts'
import { findId } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ActFor } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { noteAccess } from '../../customer-access/operations/note-access.ts'
import { liveDelegations } from '../queries.ts'

/**
 * The caller for another customer: asked anew with every call, so that a delegation that has ended is over at the next.
 * Fails with `delegation_ended` alike for one that never was, of somebody else's, over or not accepted yet, and with
 * `delegation_refused` where its role does not allow what the call needs.
 */
export function actFor(services: Services): ActFor {
  return async (caller, delegation, needed) => {
    const found = await asOffice('sign_in', () =>
      liveDelegations(services.db, todayOf(services))
        .where('delegation.account_id', '=', caller.accountId)
        .where('delegation.id', '=', findId(delegation) ?? 0)
        .select([
          'delegation.id',
          'delegation.customer_id',
          'delegation.role',
          'delegation.chosen',
          'delegation.accepted_name',
          sql<number[]>`array(
            select contract_id from delegation_contract where delegation_id = delegation.id order by contract_id)`.as(
            'contracts',
          ),
        ])
        .executeTakeFirst(),
    )
    if (!found || !services.deployment.switches.delegation) throw new Failure('delegation_ended')
    if (!roleAllows(found.role, needed)) throw new Failure('delegation_refused')
    const { accountId } = caller
    const who = found.accepted_name ?? ''
    await asOffice('sign_in', () =>
      noteAccess(services, [
        { customerId: found.customer_id, kind: 'delegate', accountId, who, why: found.role },
      ]),
    )
    return {
      ...caller,
      customerId: found.customer_id,
      contracts: found.chosen ? found.contracts.map(Number) : undefined,
      delegationId: found.id,
    }
  }
}
