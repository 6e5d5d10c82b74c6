import { getProfile } from '@endoll/contract/profile.ts'
import type { ReplyOf } from '@endoll/contract/endpoint.ts'
import { listSessions } from '@endoll/contract/session.ts'
import { queryClient, read } from '../../api/query.ts'

export type Profile = ReplyOf<typeof getProfile>

export const profileQuery = () => read(getProfile, {})
export const sessionsQuery = () => read(listSessions, {})

/** For the route's loader: under way before the page's code has arrived. */
export const prefetchProfile = (): void => {
  void queryClient.prefetchQuery(profileQuery())
  void queryClient.prefetchQuery(sessionsQuery())
}
