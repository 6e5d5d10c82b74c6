import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deskSession } from '@endoll/api/desk-session.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Staff } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'

/** Sent to the desk's calls alone, by no page of another site; never to the office of customers. */
const cookie = { path: '/api/desk', secure: true, httpOnly: true, sameSite: 'strict' } as const

const minuteMs = 60_000

function cookieName({ cookieSuffix }: Pick<Services, 'cookieSuffix'>) {
  return `__Secure-endoll-desk${cookieSuffix}`
}

/** What calls that change something repeat in a header: another site can send the cookie, and cannot read this. */
export function tokenOf(secret: string): string {
  return sha256(`desk ${secret}`).toString('base64url')
}

/** The secret of the session in the browser's cookie; empty if there is none. */
export function secretOf(services: Pick<Services, 'cookieSuffix'>, request: FastifyRequest): string {
  return request.cookies[cookieName(services)] ?? ''
}

export function giveCookie(services: Pick<Services, 'cookieSuffix'>, reply: FastifyReply, secret: string) {
  reply.setCookie(cookieName(services), secret, cookie)
}

export function clearCookie(services: Pick<Services, 'cookieSuffix'>, reply: FastifyReply) {
  reply.clearCookie(cookieName(services), cookie)
  reply.clearCookie(inspectionCookieName(services), inspectionCookie)
}

/** Of a session too, for the calls of a customer's office that is read from the desk; it opens nothing of the desk. */
const inspectionCookie = { ...cookie, path: '/api' } as const

function inspectionCookieName({ cookieSuffix }: Pick<Services, 'cookieSuffix'>) {
  return `__Secure-endoll-desk-inspection${cookieSuffix}`
}

/** The secret that reads a customer's office, made of that of the session: it does not lead back to it. */
export function inspectionSecretOf(secret: string): string {
  return sha256(`inspection ${secret}`).toString('base64url')
}

/** The one in the browser's cookie; empty if there is none. */
export function inspectionSecret(services: Pick<Services, 'cookieSuffix'>, request: FastifyRequest): string {
  return request.cookies[inspectionCookieName(services)] ?? ''
}

export function giveInspectionCookie(
  services: Pick<Services, 'cookieSuffix'>,
  reply: FastifyReply,
  secret: string,
) {
  reply.setCookie(inspectionCookieName(services), secret, inspectionCookie)
}

/** Opens a session and returns its secret. */
export async function openStaffSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  staffId: number,
): Promise<string> {
  const nowMs = clock.nowMs()
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('staff_session')
    .values({
      id: randomUUID(),
      staff_id: staffId,
      cookie_hash: sha256(secret),
      created_at: at(nowMs),
      seen_at: at(nowMs),
      expires_at: at(nowMs + deskSession.hours * 60 * minuteMs),
    })
    .execute()
  return secret
}

/** Whose session it is, while it lives; looking counts as using it. */
export async function findStaff(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: { readonly secret: string } | { readonly id: string },
): Promise<Staff | null> {
  const nowMs = clock.nowMs()
  const row = await db
    .updateTable('staff_session')
    .from('staff')
    .set({ seen_at: at(nowMs) })
    .whereRef('staff.id', '=', 'staff_session.staff_id')
    .where((row) =>
      'id' in by ? row('staff_session.id', '=', by.id) : row('cookie_hash', '=', sha256(by.secret)),
    )
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at(nowMs))
    .where('seen_at', '>', at(nowMs - deskSession.idleMinutes * minuteMs))
    .where('staff.disabled_at', 'is', null)
    .returning(['staff_session.id', 'staff_id', 'name', 'email', 'roles', 'enrolled_at'])
    .executeTakeFirst()
  return row
    ? {
        sessionId: row.id,
        staffId: row.staff_id,
        name: row.name,
        email: row.email,
        roles: row.roles as StaffRole[],
        enrolled: row.enrolled_at !== null,
      }
    : null
}

/** Ends one session, or all of somebody's. */
export async function endStaffSessions(
  db: Db,
  nowMs: number,
  which: { readonly id: string } | { readonly staffId: number },
): Promise<void> {
  const ending = db
    .updateTable('staff_session')
    .set({ ended_at: at(nowMs) })
    .where('ended_at', 'is', null)
  const chosen =
    'id' in which ? ending.where('id', '=', which.id) : ending.where('staff_id', '=', which.staffId)
  await chosen.execute()
}
