import { useRouter, useSearch } from '@tanstack/react-router'
import type { ContractsShown, ContractsSummary, SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { CouponsBelow } from '../../features/coupons/CouponsBelow.tsx'
import { KindTabs } from '../../supplies/KindTabs.tsx'
import {
  BeyondTheEnd,
  ListFailure,
  ListPages,
  NoMatch,
  NoneOfKind,
  otherKind,
} from '../../supplies/list-states.tsx'
import { ListFilter } from '../../supplies/ListFilter.tsx'
import { useKindList } from '../../supplies/use-kind-list.ts'
import { useSite } from '../../site/site.tsx'
import { useMayAs } from '../../calls/acting.ts'
import { part } from '../../loading/part.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { contractsOfPage, contractsQuery } from './contracts-query.ts'
import { readContractsSearch, shownChoices, writeContractsSearch } from './contracts-search.ts'
import type { ContractsSearch } from './contracts-search.ts'
import { ContractsTable } from './ContractsTable.tsx'
import { SuppliesSentence } from './SuppliesSentence.tsx'

// Only for whoever decides it in a customer's name.
const WhoActs = part({
  load: async () => (await import('../../features/delegations/people/WhoActs.tsx')).WhoActs,
  texts: ['delegations'],
})

/** From so many contracts of a kind their rows are low, and what can be done with each is behind one menu. */
const many = 10

/** Every contract of the customer: first what is happening with them, then each one. */
export function ContractsPage() {
  const view = useContractsView()
  const contracts = useContracts(view.search)
  const { acting } = useSite()
  const signs = useMayAs('sign')
  return (
    <div className="stack" data-gap="l">
      <SuppliesSentence summary={contracts.about?.summary} />
      <KindTabs
        area="contracts"
        counts={contracts.about?.counts}
        kind={contracts.kind}
        onKind={view.showKind}
      >
        <Listed view={view} contracts={contracts} />
      </KindTabs>
      <CouponsBelow />
      {acting !== undefined && signs ? <WhoActs /> : null}
    </div>
  )
}

function useContracts(search: ContractsSearch) {
  const { settings } = useSite()
  return useKindList(search.type, (kind) => contractsQuery(kind, search, contractsOfPage(settings)))
}

/** What of the list is shown, as the address keeps it, and the ways to others. */
function useContractsView() {
  const { address } = useSite()
  const router = useRouter()
  const search = readContractsSearch(useSearch({ strict: false }))
  const hrefOf = (search: ContractsSearch) => address('contracts') + writeContractsSearch(search)
  const go = (place: ContractsSearch, replace: boolean) =>
    void router.navigate({ href: hrefOf(place), replace, resetScroll: false })
  const { page: _page, only, order, ...found } = search
  const ordered = order && { order }
  return {
    search,
    hrefOfPage: (page: number) => hrefOf({ ...search, page }),
    showKind: (type: SupplyKind) => go({ type }, false),
    showFilter: (filter: string) => go({ ...found, ...(only && { only }), ...ordered, filter }, true),
    showOnly: (chosen: ContractsSearch['only']) =>
      go({ ...found, ...ordered, ...(chosen && { only: chosen }) }, true),
    showOrder: (asked: ContractsSearch['order']) =>
      go({ ...found, ...(only && { only }), ...(asked && { order: asked }) }, true),
    /** Without filter or choice. */
    showAll: () => go({ ...(search.type && { type: search.type }) }, true),
  }
}

interface ListedProps {
  readonly view: ReturnType<typeof useContractsView>
  readonly contracts: ReturnType<typeof useContracts>
}

/** The list of one kind, or the state in its view. */
function Listed({ view, contracts: { kind, list, rows, about } }: ListedProps) {
  const t = useTranslations('contracts')
  if (list.error && !list.data)
    return <ListFailure area="contracts" error={list.error} onRetry={() => void list.refetch()} />
  if (!rows || !about) {
    return (
      <div className="stack list-waiting">
        <Skeleton label={t('loading')} shape="answer" rows={1} />
        <Skeleton label={t('loading')} shape="table" />
      </div>
    )
  }
  if (about.counts[kind] === 0) {
    return (
      <InBrowser>
        <NoContracts kind={kind} counts={about.counts} onKind={view.showKind} />
      </InBrowser>
    )
  }
  // While the next page loads, these are still the rows of the one before.
  const { total_items: total } = rows
  return (
    <div
      className="stack contracts-list"
      data-many={about.counts[kind] >= many || undefined}
      aria-busy={list.isPlaceholderData}
    >
      <ListFilter
        label={t('filter.label')}
        hint={t('filter.hint')}
        filter={view.search.filter ?? ''}
        found={list.isPlaceholderData ? undefined : t('filter.found', { count: total })}
        onFilter={view.showFilter}
      />
      <Choice only={view.search.only} summary={rows.summary_of_type} onOnly={view.showOnly} />
      <ContractsOfPage kind={kind} rows={rows} view={view} many={about.counts[kind] >= many} />
    </div>
  )
}

interface NoContractsProps {
  readonly kind: SupplyKind
  readonly counts: Readonly<Record<SupplyKind, number>>
  readonly onKind: (kind: SupplyKind) => void
}

/** The customer has no contract of this kind, or none at all. */
function NoContracts({ kind, counts, onKind }: NoContractsProps) {
  const t = useTranslations('contracts.empty')
  const { settings, offers, address } = useSite()
  const { phone } = settings.organisation
  if (counts[otherKind(kind)] > 0) return <NoneOfKind area="contracts" kind={kind} onKind={onKind} />
  const wizard = kind === 'gas' ? 'newGasContract' : 'newElectricityContract'
  return (
    <EmptyState
      title={t('title')}
      action={
        <div className="row">
          {offers(wizard) ? (
            <Link className={buttonClass({ look: 'primary' })} href={address(wizard)}>
              {t('newContract')}
            </Link>
          ) : null}
          <PhoneLink className={buttonClass({})} phone={phone}>
            {t('call', { phone })}
          </PhoneLink>
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

interface ChoiceProps {
  readonly only: ContractsShown | undefined
  /** Of the contracts of this kind. */
  readonly summary: ContractsSummary
  readonly onOnly: (only: ContractsShown | undefined) => void
}

/** Which contracts the list shows: all, those with debt, or those in a state. Nothing where all stand alike. */
function Choice({ only, summary, onOnly }: ChoiceProps) {
  const t = useTranslations('contracts.shown')
  const choices = shownChoices(summary, only)
  if (choices.length === 0) return null
  return (
    <div className="no-print">
      <Segments<ContractsShown | 'all'>
        label={t('label')}
        options={[
          { key: 'all', label: t('all') },
          ...choices.map(({ key, count }) => ({ key, label: t(key, { count }) })),
        ]}
        value={only ?? 'all'}
        onChange={(key) => onOnly(key === 'all' ? undefined : key)}
      />
    </div>
  )
}

interface ContractsOfPageProps extends Pick<ListedProps, 'view'> {
  readonly kind: SupplyKind
  readonly rows: NonNullable<ListedProps['contracts']['rows']>
  readonly many: boolean
}

/** A page of the list, or why there is nothing on it. */
function ContractsOfPage({ kind, rows, view, many }: ContractsOfPageProps) {
  const t = useTranslations('contracts')
  const { settings } = useSite()
  const { items, total_items: total, offset_items: before, text_languages } = rows
  const { page = 1, filter = '', only, order } = view.search
  if (items.length === 0 && total > 0) {
    return <BeyondTheEnd area="contracts" firstHref={view.hrefOfPage(1)} />
  }
  if (items.length === 0) {
    return (
      <InBrowser>
        <NoMatch
          area="contracts"
          filter={filter === '' && only ? t(`shown.${only}`, { count: 0 }) : filter}
          onClear={view.showAll}
        />
      </InBrowser>
    )
  }
  return (
    <>
      <ContractsTable
        kind={kind}
        contracts={items}
        languages={text_languages}
        many={many}
        order={order}
        onOrder={view.showOrder}
      />
      <ListPages
        area="contracts"
        page={page}
        rows={{ before, shown: items.length, total }}
        rowsOfPage={contractsOfPage(settings)}
        hrefOf={view.hrefOfPage}
      />
    </>
  )
}
