import { listRequests } from '@endoll/api/requests.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient, read } from '../calls/query.ts'

/** Requests of the customer that have not ended: more than a hundred at once are nobody's. */
export function openRequestsQuery() {
  return read(listRequests, { query: { open: 'true', offset: '0', limit: '100' } })
}

/** The request of one kind that is under way for a contract, if any is; only once the answer is here. */
export function useOpenRequest(contract: string, procedure: ProcedureName) {
  const list = useQuery(openRequestsQuery())
  return {
    list,
    request: list.data?.items.find(
      (item) => item.contract?.name === contract && item.procedure === procedure,
    ),
  }
}

/** After a request was made or moved: whatever was read of it, of its contract or of lists is read anew. */
export function refreshRequests(): void {
  return void queryClient.invalidateQueries()
}

/** The same for pages that one is about to leave: they are read anew when somebody comes back. */
export function forgetRequests(): void {
  return void queryClient.invalidateQueries({ refetchType: 'none' })
}
