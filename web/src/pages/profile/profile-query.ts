import { getProfile } from '@endoll/api/profile.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { listSessions } from '@endoll/api/live-sessions.ts'
import { firstRead, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'

export type Profile = ReplyOf<typeof getProfile>

export function profileQuery() {
  return read(getProfile, {})
}
export function sessionsQuery() {
  return read(listSessions, {})
}

/** What the page begins with. */
export function profileReads(): readonly FirstRead[] {
  return [firstRead(profileQuery()), firstRead(sessionsQuery())]
}
