import { maxPageSize } from '@endoll/api/page-size.ts'
import { listRequests } from '@endoll/api/requests.ts'
import type { ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient, read } from '../calls/query.ts'

/** Open requests of the customer; they fit on one page. */
export function openRequestsQuery() {
  return read(listRequests, { query: { open: 'true', offset: '0', limit: String(maxPageSize) } })
}

/** The request of one kind that is under way for a contract, if any is; only once the answer is here. */
export function useOpenRequest(contract: string, procedure: ProcedureName) {
  const list = useQuery(openRequestsQuery())
  return {
    list,
    request: list.data?.items.find(
      (item) => item.contracts.includes(contract) && item.procedure === procedure,
    ),
  }
}

/** After a request was made or changed: every reply that is on the screen is read again. */
export function refreshRequests(): void {
  return void queryClient.invalidateQueries()
}

/** The same when leaving the page: replies are read again when they are next needed. */
export function forgetRequests(): void {
  return void queryClient.invalidateQueries({ refetchType: 'none' })
}
