import { useQuery } from '@tanstack/react-query'
import type { SupplyKind } from '@endoll/contract/contracts.ts'
import { useSite } from '../../site.tsx'
import { contractsQuery } from './contracts-query.ts'
import type { ListSearch } from './list-search.ts'
import { kindShown } from './shown-kinds.ts'

/**
 * One page of one kind. What was there before stays while the next page comes: its rows where they are of the same
 * kind, its counts in any case, because the tabs and the focus on them hang on these.
 */
const usePage = (kind: SupplyKind, search: ListSearch, enabled: boolean) => {
  const { itemsPerPage } = useSite().settings
  return useQuery({
    ...contractsQuery(kind, search, itemsPerPage),
    enabled,
    placeholderData: (before) => before,
  })
}

/**
 * The list the page shows. Which kind that is may only be known with the first answer (a customer who has nothing
 * but gas); then the second one is asked for.
 */
export const useContracts = (search: ListSearch) => {
  const showEmpty = useSite().settings.switches.showEmptyContractsInvoices
  const asked = search.type ?? 'electricity'
  const first = usePage(asked, search, true)
  const kind = first.data ? kindShown(search.type, first.data.counts, showEmpty) : asked
  const second = usePage(kind, search, kind !== asked)
  const { counts, summary } = first.data ?? {}
  return { kind, list: kind === asked ? first : second, counts, summary }
}
