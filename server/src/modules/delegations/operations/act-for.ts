import { sql } from 'kysely'
import { delegateRoles, roleAllows, type DelegateRole } from '@endoll/domain/identity/delegate-role.ts'
import { findId } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { ActFor } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { withAccessNoted } from '../../customer-access/operations/note-access.ts'
import { liveDelegations } from '../queries.ts'

interface Asked {
  readonly accountId: number
  readonly delegation: string
  readonly needed: DelegateRole
}

/** Only for a company anybody else signs, whatever was given before it was known to be a person. */
const roleNow = sql<DelegateRole>`case when delegation.role = 'sign' and not exists (
    select from customer where customer.id = delegation.customer_id and customer.kind = 'company')
  then 'manage' else delegation.role end`

/** The delegation as it is now. */
function readGrant(services: Services, db: Db, { accountId, delegation }: Asked) {
  return liveDelegations(db, todayOf(services))
    .where('delegation.account_id', '=', accountId)
    .where('delegation.id', '=', findId(delegation) ?? 0)
    .select([
      'delegation.id',
      'delegation.customer_id',
      roleNow.as('role'),
      'delegation.chosen',
      'delegation.accepted_name',
      sql<number[]>`array(
        select contract_id from delegation_contract where delegation_id = delegation.id order by contract_id)`.as(
        'contracts',
      ),
    ])
}

/** The same, and the line that the customer reads of it: one statement, so that neither is without the other. */
function noteGrant(services: Services, asked: Asked) {
  const held = readGrant(services, services.db, asked)
  return withAccessNoted(services, held, {
    accountId: asked.accountId,
    // What is refused is not looked at.
    roles: delegateRoles.filter((role) => roleAllows(role, asked.needed)),
  })
}

/** Fails alike for one that never was, of somebody else's, over or not accepted yet. */
async function getGrant(services: Services, asked: Asked, again?: { readonly transaction: Db | undefined }) {
  const { db, deployment } = services
  const read = () => {
    if (!again) return noteGrant(services, asked).executeTakeFirst()
    const query = readGrant(services, again.transaction ?? db, asked)
    return (again.transaction ? query.forShare('delegation') : query).executeTakeFirst()
  }
  if (!deployment.switches.delegation) throw new Failure('delegation_ended')
  const found = await asOffice('sign_in', read)
  if (!found) throw new Failure('delegation_ended')
  if (!roleAllows(found.role, asked.needed)) throw new Failure('delegation_refused')
  return { ...found, contracts: found.chosen ? found.contracts.map(Number) : undefined }
}

/** Whether one finds what another found: every contract of it. */
function covers(now: readonly number[] | undefined, before: readonly number[] | undefined): boolean {
  return now === undefined || (before !== undefined && before.every((id) => now.includes(id)))
}

/**
 * The caller for another customer: asked anew with every call, so that a delegation that has ended is over at the next; and
 * once more within it (`grant`). Fails with `delegation_ended`, and with `delegation_refused` where its role does not allow
 * what the call needs.
 */
export function actFor(services: Services): ActFor {
  return async (caller, delegation, needed) => {
    const { accountId } = caller
    const asked = { accountId, delegation, needed }
    const { id, customer_id: customerId, contracts } = await getGrant(services, asked)
    const stillHolds = async (transaction?: Db) => {
      const now = await getGrant(services, asked, { transaction })
      if (!covers(now.contracts, contracts)) throw notFound()
    }
    return { ...caller, customerId, contracts, delegationId: id, grant: { stillHolds } }
  }
}
