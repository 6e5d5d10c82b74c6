import { listContracts } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { queryClient, read } from '../../calls/query.ts'
import { offsetOf, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'

/** The call for one page of one kind; the list is spoken to in version 2. */
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

/** For the route's loader: the list is under way before the page's code has arrived. */
export function prefetchContracts(
  raw: Readonly<Record<string, unknown>>,
  { itemsPerPage }: BrowserSettings,
): void {
  const search = readListSearch(raw)
  void queryClient.prefetchQuery(contractsQuery(search.type ?? 'electricity', search, itemsPerPage))
}
