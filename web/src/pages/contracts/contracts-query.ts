import { listContracts } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { queryClient, read } from '../../calls/query.ts'
import { offsetOf, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'

/** One page of one kind. The list is read in version 2 of the API. */
export function contractsQuery(kind: SupplyKind, { filter, page }: ListSearch, itemsPerPage: number) {
  return read(
    listContracts,
    {
      query: {
        type: kind,
        offset: String(offsetOf(page, itemsPerPage)),
        limit: String(itemsPerPage),
        ...(filter && { filter }),
      },
    },
    { version: 2 },
  )
}

/** For the route's loader, so that the call does not wait for the page's code. */
export function prefetchContracts(
  raw: Readonly<Record<string, unknown>>,
  { itemsPerPage }: BrowserSettings,
): void {
  const search = readListSearch(raw)
  void queryClient.prefetchQuery(contractsQuery(search.type ?? 'electricity', search, itemsPerPage))
}
