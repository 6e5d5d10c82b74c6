import type { RequestItem } from '@endoll/api/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { openRequestsQuery } from '../../flow/open-requests.ts'

/**
 * For each contract by name, the request that has not ended: what waits for the customer before what waits for others.
 * Empty until it is known, and where it cannot be read: the list of contracts stands without it.
 */
export function useOpenRequests(): ReadonlyMap<string, RequestItem> {
  const items = useQuery(openRequestsQuery()).data?.items ?? []
  const urgentLast = items.toSorted((a, b) => rank(a) - rank(b))
  return new Map(urgentLast.flatMap((item) => (item.contract ? [[item.contract.name, item] as const] : [])))
}

function rank({ state }: RequestItem) {
  return state === 'waiting_signature' ? 1 : 0
}
