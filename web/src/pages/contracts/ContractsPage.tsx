import { useRouter, useSearch } from '@tanstack/react-router'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { CouponsBelow } from '../../features/coupons/CouponsBelow.tsx'
import { KindTabs } from '../../supplies/KindTabs.tsx'
import { BeyondTheEnd, ListFailure, ListPages, NoMatch } from '../../supplies/list-states.tsx'
import { ListFilter } from '../../supplies/ListFilter.tsx'
import { useKindList } from '../../supplies/use-kind-list.ts'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { contractsQuery } from './contracts-query.ts'
import { contractsPlace, readContractsSearch } from './contracts-search.ts'
import type { ContractsSearch } from './contracts-search.ts'
import { ContractsShown } from './ContractsShown.tsx'
import { ContractsTable } from './ContractsTable.tsx'
import { NoContracts } from './NoContracts.tsx'
import { SuppliesSentence } from './SuppliesSentence.tsx'

/** Every contract of the customer: first what is happening with them, then each one. */
export function ContractsPage() {
  const { address } = useSite()
  const router = useRouter()
  const search = readContractsSearch(useSearch({ strict: false }))
  const { kind, list, rows, about } = useContracts(search)

  const hrefOf = (place: ContractsSearch) => address('contracts') + contractsPlace(place)
  const go = (place: ContractsSearch, replace = false) =>
    void router.navigate({ href: hrefOf(place), replace, resetScroll: false })
  const showKind = (wanted: SupplyKind) => go({ type: wanted })
  const { page: _page, only: _only, ...found } = search
  const showFilter = (filter: string) =>
    go({ ...found, ...(search.only && { only: search.only }), filter }, true)

  return (
    <div className="stack" data-gap="l">
      <SuppliesSentence summary={about?.summary} />
      <KindTabs area="contracts" counts={about?.counts} kind={kind} onKind={showKind}>
        <Listed
          {...{ search, kind, list, rows, counts: about?.counts, hrefOf, showKind, showFilter }}
          showAll={() => go({ ...(search.type && { type: search.type }) }, true)}
          onOnly={(only) => go({ ...found, ...(only && { only }) }, true)}
        />
      </KindTabs>
      <CouponsBelow />
    </div>
  )
}

type ListedProps = Pick<ReturnType<typeof useContracts>, 'kind' | 'list' | 'rows'> & {
  search: ContractsSearch
  counts: Readonly<Record<SupplyKind, number>> | undefined
  hrefOf: (place: ContractsSearch) => string
  showKind: (kind: SupplyKind) => void
  showFilter: (filter: string) => void
  /** Without filter or choice. */
  showAll: () => void
  onOnly: (only: ContractsSearch['only']) => void
}

function useContracts(search: ContractsSearch) {
  const { itemsPerPage } = useSite().settings
  return useKindList(search.type, (kind) => contractsQuery(kind, search, itemsPerPage))
}

/** The list of one kind, or the state in its place. */
function Listed(props: ListedProps) {
  const { search, kind, list, rows, counts, hrefOf, showKind, showFilter, showAll, onOnly } = props
  const t = useTranslations('contracts')
  const { filter = '', page = 1, only } = search
  if (list.error && !list.data)
    return <ListFailure area="contracts" error={list.error} onRetry={() => void list.refetch()} />
  if (!rows || !counts) {
    return (
      <div className="stack list-waiting">
        <Skeleton label={t('loading')} shape="answer" rows={1} />
        <Skeleton label={t('loading')} shape="table" />
      </div>
    )
  }
  if (counts[kind] === 0) {
    return (
      <InBrowser>
        <NoContracts kind={kind} counts={counts} onKind={showKind} />
      </InBrowser>
    )
  }

  // While the next page loads, these are still the rows of the one before.
  const { items, total_items, offset_items: first } = rows
  const place = (to: number): ContractsSearch => ({ ...search, page: to })
  return (
    <div className="stack contracts-list" aria-busy={list.isPlaceholderData}>
      <ListFilter
        label={t('filter.label')}
        hint={t('filter.hint')}
        filter={filter}
        found={list.isPlaceholderData ? undefined : t('filter.found', { count: total_items })}
        onFilter={showFilter}
      />
      <ContractsShown only={only} summary={rows.summary_of_type} onOnly={onOnly} />
      {items.length > 0 ? (
        <>
          <ContractsTable kind={kind} contracts={items} languages={rows.text_languages} />
          <ListPages
            area="contracts"
            page={page}
            rows={{ before: first, shown: items.length, total: total_items }}
            hrefOf={(to) => hrefOf(place(to))}
          />
        </>
      ) : total_items > 0 ? (
        <BeyondTheEnd area="contracts" firstHref={hrefOf(place(1))} />
      ) : (
        <InBrowser>
          <NoMatch
            area="contracts"
            filter={filter === '' && only ? t(`shown.${only}`, { count: 0 }) : filter}
            onClear={showAll}
          />
        </InBrowser>
      )}
    </div>
  )
}
