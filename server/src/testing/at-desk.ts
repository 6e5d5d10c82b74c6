import { randomUUID } from 'node:crypto'
import { deskTokenHeader } from '@endoll/api/desk-words.ts'
import { nameOfInspection } from '@endoll/api/inspection.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { openStaffSession, tokenOf } from '../modules/desk/operations/staff-session.ts'
import type { TestCustomer } from './factories.ts'
import type { TestServer } from './test-server.ts'

export interface AtDesk {
  readonly staffId: number
  /** Cookie and token of the session. */
  readonly headers: Readonly<Record<string, string>>
  /** A call below /api/desk/v1/; the body already read. */
  send(method: 'GET' | 'POST', path: string, payload?: object): Promise<{ status: number; body: unknown }>
}

/** Cookie and token of a session of the desk, by its secret. */
export function deskHeaders(secret: string): Record<string, string> {
  return { cookie: `__Secure-endoll-desk=${secret}`, [deskTokenHeader]: tokenOf(secret) }
}

/** Somebody with these roles who has signed in at the desk. */
export async function atDesk(
  server: TestServer,
  roles: readonly StaffRole[],
  name = 'Marta Vila',
): Promise<AtDesk> {
  const now = new Date(server.clock.nowMs()).toISOString()
  const { id } = await server.db
    .insertInto('staff')
    .values({
      email: `${randomUUID()}@desk.endoll.test`,
      name,
      roles: [...roles],
      password_hash: 'none',
      created_at: now,
      enrolled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const headers = deskHeaders(await openStaffSession(server.services, id))
  return {
    staffId: id,
    headers,
    async send(method, path, payload) {
      const reply = await server.inject({
        method,
        url: `/api/desk/v1/${path}`,
        headers,
        ...(payload && { payload }),
      })
      return { status: reply.statusCode, body: reply.json<unknown>() }
    },
  }
}

/** A customer's office that somebody of the desk has opened. */
export interface OpenedOffice {
  readonly id: number
  /** For whom its calls are (`for`). */
  readonly name: string
  /** The cookie that its calls bring. */
  readonly headers: Readonly<Record<string, string>>
}

export async function openOffice(
  server: TestServer,
  { headers }: Pick<AtDesk, 'headers'>,
  { customerId }: Pick<TestCustomer, 'customerId'>,
): Promise<OpenedOffice> {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/desk/v1/customers/${customerId}/inspections/`,
    headers,
    payload: { why: 'call', reason: 'The bill of October' },
  })
  const { inspection } = reply.json<{ inspection: number }>()
  const { name, value } = reply.cookies[0] as { readonly name: string; readonly value: string }
  return { id: inspection, name: nameOfInspection(inspection), headers: { cookie: `${name}=${value}` } }
}
