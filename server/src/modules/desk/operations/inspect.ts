import type { Endpoint } from '@endoll/api/endpoint.ts'
import { staffMay } from '@endoll/api/staff-roles.ts'
import { findId } from '../../../platform/access.ts'
import { at } from '../../../platform/db/at.ts'
import { asDeskWithin } from '../../../platform/db/as-desk-within.ts'
import type { Db } from '../../../platform/db/open.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Inspect } from '../../../platform/http/inspecting.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { noteDeed } from '../look.ts'
import { isWithin } from './admit-staff.ts'
import { findStaff, inspectionSecret } from './staff-session.ts'

/** The one that this browser has opened, while it lasts and its session of the desk with it. */
async function findLive(services: Services, secret: string, named: string, transaction?: Db) {
  const { db, clock } = services
  const found = await (transaction ?? db)
    .selectFrom('office_inspection')
    .select(['id', 'staff_session_id', 'customer_id', 'account_id', 'expires_at', 'acts'])
    .where('id', '=', findId(named) ?? 0)
    .where('secret_hash', '=', sha256(secret))
    // One that waits for the customer's code opens nothing.
    .where('code_hash', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at(clock.nowMs()))
    .$if(transaction !== undefined, (query) => query.forShare())
    .executeTakeFirst()
  const staff = found && (await findStaff(services, { id: found.staff_session_id }))
  if (!staff || !staffMay(staff.roles, found.acts ? 'changes_for' : 'acts_for')) return undefined
  const caller: Caller = {
    sessionId: staff.sessionId,
    accountId: found.account_id,
    customerId: found.customer_id,
    scope: 'all',
    login: 'plain',
    inspection: {
      by: staff.name,
      until: found.expires_at,
      leave: `/desk/inspections/${found.id}`,
      acts: found.acts,
    },
  }
  return { caller, staff, id: found.id }
}

/** Asked anew with every call, so that an inspection that has ended is over at the next. */
export function inspect(services: Services): Inspect {
  const { switches, desk } = services.deployment
  const isNear = isWithin(desk.networks)
  return async (request, named) => {
    const secret = switches.desk && isNear(request.ip) ? inspectionSecret(services, request) : ''
    const live = (transaction?: Db) =>
      secret === '' ? undefined : asOffice('staff', () => findLive(services, secret, named, transaction))
    const found = await live()
    if (!found) throw new Failure('delegation_ended')
    const { caller, staff, id } = found
    if (!caller.inspection?.acts) return { caller }
    const stillHolds = async (transaction?: Db) => {
      const still = transaction
        ? await asDeskWithin(transaction, caller.customerId, async () => live(transaction))
        : await live()
      if (!still) throw new Failure('delegation_ended')
    }
    const act = async ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => {
      // Written down before anything is done.
      const about = `${id} ${method} ${path}`
      const doing = { customerId: caller.customerId, what: 'acted', why: 'call', about } as const
      await asOffice('staff', () => noteDeed(services, { staff, address: request.ip }, doing))
      return { ...caller, agent: staff.name, grant: { stillHolds } }
    }
    return { caller, act }
  }
}
