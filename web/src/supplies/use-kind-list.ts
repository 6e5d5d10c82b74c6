import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { ApiError } from '../calls/api-error.ts'
import { useSite } from '../site/site.tsx'
import { kindShown } from './shown-kinds.ts'

/** What every list of supplies of both kinds answers. */
interface KindList {
  readonly counts: Readonly<Record<SupplyKind, number>>
  readonly items: readonly { readonly type: SupplyKind }[]
}

/**
 * One page of one kind. The reply before stays while the next one is read: its rows if they are of the same kind, its
 * counts in any case, because the tabs and their focus depend on them.
 */
function usePage<List extends KindList>(page: UseQueryOptions<List, ApiError>, enabled: boolean) {
  return useQuery<List, ApiError>({ ...page, enabled, placeholderData: (before) => before })
}

/**
 * The list that a page with a tab for electricity and one for gas shows. Which kind that is may only be known with the
 * first answer (a customer who has nothing but gas); then the second one is asked for.
 */
export function useKindList<List extends KindList>(
  asked: SupplyKind | undefined,
  pageOf: (kind: SupplyKind) => UseQueryOptions<List, ApiError>,
) {
  const showEmpty = useSite().settings.switches.showEmptyContractsInvoices
  const wanted = asked ?? 'electricity'
  const first = usePage(pageOf(wanted), true)
  const kind = first.data ? kindShown(asked, first.data.counts, showEmpty) : wanted
  const second = usePage(pageOf(kind), kind !== wanted)
  const list = kind === wanted ? first : second
  const ofAnotherKind = list.isPlaceholderData && list.data?.items[0]?.type !== kind
  return {
    kind,
    list,
    /** The rows to show, those of the page before included. */
    rows: ofAnotherKind ? undefined : list.data,
    /** What all tabs share: counts and summary. */
    about: first.data,
  }
}
