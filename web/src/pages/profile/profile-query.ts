import { getProfile } from '@endoll/api/profile.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { listSessions } from '@endoll/api/session.ts'
import { queryClient, read } from '../../calls/query.ts'

export type Profile = ReplyOf<typeof getProfile>

export function profileQuery() {
  return read(getProfile, {})
}
export function sessionsQuery() {
  return read(listSessions, {})
}

/** For the route's loader, so that the call does not wait for the page's code. */
export function prefetchProfile(): void {
  void queryClient.prefetchQuery(profileQuery())
  void queryClient.prefetchQuery(sessionsQuery())
}
