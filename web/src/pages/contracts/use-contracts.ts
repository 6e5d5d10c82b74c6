import type { ListSearch } from '../../supplies/list-search.ts'
import { useKindList } from '../../supplies/use-kind-list.ts'
import { useSite } from '../../site/site.tsx'
import { contractsQuery } from './contracts-query.ts'

/** The contracts the page shows. */
export function useContracts(search: ListSearch) {
  const { itemsPerPage } = useSite().settings
  return useKindList(search.type, (kind) => contractsQuery(kind, search, itemsPerPage))
}
