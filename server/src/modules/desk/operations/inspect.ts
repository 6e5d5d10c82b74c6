import { staffMay } from '@endoll/api/staff-roles.ts'
import { findId } from '../../../platform/access.ts'
import { at } from '../../../platform/db/at.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Inspect } from '../../../platform/http/inspecting.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { isWithin } from './admit-staff.ts'
import { findStaff, inspectionSecret } from './staff-session.ts'

/** The one that this browser has opened, while it lasts and its session of the desk with it. */
async function findLive(services: Services, secret: string, named: string): Promise<Caller | undefined> {
  const { db, clock } = services
  const found = await db
    .selectFrom('office_inspection')
    .select(['id', 'staff_session_id', 'customer_id', 'account_id', 'expires_at'])
    .where('id', '=', findId(named) ?? 0)
    .where('secret_hash', '=', sha256(secret))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at(clock.nowMs()))
    .executeTakeFirst()
  const staff = found && (await findStaff(services, { id: found.staff_session_id }))
  if (!staff || !staffMay(staff.roles, 'acts_for')) return undefined
  return {
    sessionId: staff.sessionId,
    accountId: found.account_id,
    customerId: found.customer_id,
    scope: 'all',
    login: 'plain',
    inspection: { by: staff.name, until: found.expires_at, leave: `/desk/inspections/${found.id}` },
  }
}

/** Asked anew with every call, so that an inspection that has ended is over at the next. */
export function inspect(services: Services): Inspect {
  const { switches, desk } = services.deployment
  const isNear = isWithin(desk.networks)
  return async (request, named) => {
    const secret = switches.desk && isNear(request.ip) ? inspectionSecret(services, request) : ''
    const caller =
      secret === '' ? undefined : await asOffice('staff', () => findLive(services, secret, named))
    if (!caller) throw new Failure('delegation_ended')
    return caller
  }
}
