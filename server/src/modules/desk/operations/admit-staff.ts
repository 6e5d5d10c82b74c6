import { BlockList, isIPv6 } from 'node:net'
import { deskTokenHeader } from '@endoll/api/desk-words.ts'
import { staffMay } from '@endoll/api/staff-roles.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { AdmitStaff } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { findStaff, secretOf, tokenOf } from './staff-session.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether an address is in one of the networks. */
export function isWithin(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return (ip) => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

/**
 * Who calls at the desk. From another network it is not there, and what a role does not open is not there either: both answer
 * what an unknown address answers.
 */
export function admitStaff(services: Services): AdmitStaff {
  const isNear = isWithin(services.deployment.desk.networks)
  return (endpoint, request) =>
    asOffice('staff', async () => {
      if (!isNear(request.ip)) throw notFound()
      if (endpoint.access === 'desk') return null
      const secret = secretOf(services, request)
      const staff = secret === '' ? null : await findStaff(services, { secret })
      if (!staff) throw new Failure('unauthenticated')
      if (!safeMethods.has(request.method) && request.headers[deskTokenHeader] !== tokenOf(secret))
        throw new Failure('forbidden')
      if (endpoint.role !== undefined && !staff.enrolled) throw new Failure('password_change_required')
      if (!staffMay(staff.roles, endpoint.role)) throw notFound()
      return staff
    })
}
