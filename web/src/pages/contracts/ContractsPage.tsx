import { useRouter, useSearch } from '@tanstack/react-router'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { KindTabs } from '../../supplies/KindTabs.tsx'
import { listQuery, readListSearch } from '../../supplies/list-search.ts'
import type { ListSearch } from '../../supplies/list-search.ts'
import { BeyondTheEnd, NoMatch } from '../../supplies/list-states.tsx'
import { ListFilter } from '../../supplies/ListFilter.tsx'
import { useSite } from '../../site/site.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContractsFailure, NoContracts } from './ContractsStates.tsx'
import { ContractsTable } from './ContractsTable.tsx'
import { SuppliesSentence } from './SuppliesSentence.tsx'
import { useContracts } from './use-contracts.ts'

/** Every supply of the customer: what is happening with them, then each one. */
export function ContractsPage() {
  const { address } = useSite()
  const router = useRouter()
  const search = readListSearch(useSearch({ strict: false }))
  const { kind, list, rows, about } = useContracts(search)

  const hrefOf = (place: ListSearch) => address('contracts') + listQuery(place)
  const go = (place: ListSearch, replace = false) =>
    void router.navigate({ href: hrefOf(place), replace, resetScroll: false })
  const showKind = (wanted: SupplyKind) => go({ type: wanted })
  const showFilter = (filter: string) => go({ ...(search.type && { type: search.type }), filter }, true)

  return (
    <div className="stack" data-gap="l">
      <SuppliesSentence summary={about?.summary} />
      <KindTabs area="contracts" counts={about?.counts} kind={kind} onKind={showKind}>
        <Listed {...{ search, kind, list, rows, counts: about?.counts, hrefOf, showKind, showFilter }} />
      </KindTabs>
    </div>
  )
}

type ListedProps = Pick<ReturnType<typeof useContracts>, 'kind' | 'list' | 'rows'> & {
  search: ListSearch
  counts: Readonly<Record<SupplyKind, number>> | undefined
  hrefOf: (place: ListSearch) => string
  showKind: (kind: SupplyKind) => void
  showFilter: (filter: string) => void
}

/** The list of one kind in whichever state it is. */
function Listed({ search, kind, list, rows, counts, hrefOf, showKind, showFilter }: ListedProps) {
  const t = useTranslations('contracts')
  const { filter = '', page = 1 } = search
  if (list.error && !list.data)
    return <ContractsFailure error={list.error} onRetry={() => void list.refetch()} />
  if (!rows || !counts) {
    return (
      <div className="stack list-waiting">
        <Skeleton label={t('loading')} shape="answer" rows={1} />
        <Skeleton label={t('loading')} shape="table" />
      </div>
    )
  }
  if (counts[kind] === 0) return <NoContracts kind={kind} counts={counts} onKind={showKind} />

  // Of the rows shown, which are those of the page before until the next ones have come.
  const { items, total_items, offset_items: first } = rows
  const place = (to: number): ListSearch => ({ ...search, page: to })
  return (
    <div className="stack contracts-list" aria-busy={list.isPlaceholderData}>
      <ListFilter
        label={t('filter.label')}
        hint={t('filter.hint')}
        filter={filter}
        found={list.isPlaceholderData ? undefined : t('filter.found', { count: total_items })}
        onFilter={showFilter}
      />
      {items.length > 0 ? (
        <>
          <ContractsTable kind={kind} contracts={items} />
          <Pagination
            label={t('paging.label')}
            text={t('paging.showing', { from: first + 1, to: first + items.length, total: total_items })}
            previous={page > 1 ? { href: hrefOf(place(page - 1)), label: t('paging.previous') } : undefined}
            next={
              first + items.length < total_items
                ? { href: hrefOf(place(page + 1)), label: t('paging.next') }
                : undefined
            }
          />
        </>
      ) : total_items > 0 ? (
        <BeyondTheEnd area="contracts" firstHref={hrefOf(place(1))} />
      ) : (
        <NoMatch area="contracts" filter={filter} onClear={() => showFilter('')} />
      )}
    </div>
  )
}
