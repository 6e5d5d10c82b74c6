import type { listCases } from '@endoll/api/cases.ts'
import type { listRequests } from '@endoll/api/requests.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'

interface Said {
  readonly key: 'sign' | 'underWay' | 'incomplete' | 'unread' | 'cases'
  readonly count: number
}

/** What is open, what waits for the customer first: requests, then claims to complete, answers and conversations. Nothing where all is done. */
export function whatIsOpen(
  requests: ReplyOf<typeof listRequests>['summary'],
  cases: ReplyOf<typeof listCases>['summary'] | undefined,
): readonly Said[] {
  const { waiting_signature: sign, under_way: underWay } = requests
  const { incomplete = 0, unread = 0, open = 0 } = cases ?? {}
  return [
    sign > 0 ? ({ key: 'sign', count: sign } as const) : ({ key: 'underWay', count: underWay } as const),
    { key: 'incomplete', count: incomplete } as const,
    { key: 'unread', count: unread } as const,
    // What waits for the customer is said; how many are open beside it is in the list.
    ...(incomplete + unread > 0 ? [] : [{ key: 'cases', count: open } as const]),
  ].filter(({ count }) => count > 0)
}
