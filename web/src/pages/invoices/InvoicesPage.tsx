import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isUnknown } from '../../calls/api-error.ts'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { CouponsBelow } from '../../features/coupons/CouponsBelow.tsx'
import { LatestBill } from '../../features/invoices/LatestBill.tsx'
import { offersPayment } from '../../features/payments/PayButton.tsx'
import { PaySeveralButton } from '../../features/payments/PaySeveralButton.tsx'
import { TextRoom } from '../../i18n/rooms.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { useMedia } from '../../site/use-media.ts'
import { KindTabs } from '../../supplies/KindTabs.tsx'
import { BeyondTheEnd, ListFailure, ListPages, NoMatch } from '../../supplies/list-states.tsx'
import { useKindList } from '../../supplies/use-kind-list.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { askedFor, invoicesQuery } from './invoices-query.ts'
import { readInvoicesSearch, writeInvoicesSearch, type InvoicesSearch } from './invoices-search.ts'
import { InvoicesTable } from './InvoicesTable.tsx'
import { InvoicesTools } from './InvoicesTools.tsx'
import { OwedSentence } from './OwedSentence.tsx'

// States that few people meet.
const NoInvoices = part({ load: async () => (await import('./InvoicesStates.tsx')).NoInvoices })
const UnknownContract = part({
  load: async () => (await import('./InvoicesStates.tsx')).UnknownContract,
})

const GroupedTransfers = part({
  load: async () => (await import('../../features/payments/GroupedTransfers.tsx')).GroupedTransfers,
  texts: ['payments'],
  room: TextRoom,
})

const BilledChart = part({
  load: async () => (await import('./BilledChart.tsx')).BilledChart,
  room: BilledChartRoom,
  follows: 'first',
})

function BilledChartRoom() {
  const t = useTranslations('invoices.chart')
  return (
    <div className="billed-chart">
      <Skeleton label={t('title')} shape="chart" />
    </div>
  )
}

/** The invoices of all contracts or of the one the address names: what is owed, the chart, each invoice. */
export function InvoicesPage() {
  const { contractName } = useParams({ strict: false })
  return <Invoices key={contractName ?? ''} contract={contractName} />
}

interface InvoicesProps {
  /** The one contract that the page is about. */
  readonly contract: string | undefined
}

function Invoices({ contract }: InvoicesProps) {
  const view = useInvoicesView(contract)
  const invoices = useInvoices(view.search, contract)
  const { kind, list, about } = invoices
  const refused = isUnknown(list.error)
  const unknown = contract !== undefined && (refused || about?.contract === null)
  return (
    <div className="stack" data-gap="l">
      <OwedSentence
        summary={unknown ? undefined : about?.summary}
        contract={unknown ? undefined : contract}
        address={about?.contract?.full_address}
      />
      <KindTabs
        area="invoices"
        counts={contract === undefined ? about?.counts : undefined}
        kind={kind}
        onKind={view.showKind}
      >
        {unknown ? <UnknownContract /> : <Listed contract={contract} view={view} invoices={invoices} />}
      </KindTabs>
      <CouponsBelow />
    </div>
  )
}

/** One page of invoices: of one kind, or of the contract the page is about. */
function useInvoices(search: InvoicesSearch, contract: string | undefined) {
  const { itemsPerPage } = useSite().settings
  return useKindList(contract === undefined ? search.type : undefined, (kind) =>
    invoicesQuery(kind, contract, search, itemsPerPage),
  )
}

/** What of the list is shown, as the address keeps it, and the ways to others. */
function useInvoicesView(contract: string | undefined) {
  const { address } = useSite()
  const router = useRouter()
  const search = readInvoicesSearch(useSearch({ strict: false }))
  const here =
    contract === undefined ? address('invoices') : address('contractInvoices', { contractName: contract })
  const hrefOf = (search: InvoicesSearch) => here + writeInvoicesSearch(search)
  const go = (place: InvoicesSearch, replace: boolean) =>
    void router.navigate({ href: hrefOf(place), replace, resetScroll: false })
  const { type, chart, year, page: _page, only: _only, ...others } = search
  const chosen = { ...(type && { type }), ...(chart && { chart }), ...(year && { year }) }
  return {
    search,
    hrefOfPage: (page: number) => hrefOf({ ...search, page }),
    showKind: (kind: SupplyKind) => go({ type: kind, ...(chart && { chart }) }, false),
    // The list from its beginning, of these only.
    showFilter: (filter: string) => go({ ...chosen, filter }, true),
    showOnly: (only: string | undefined) =>
      go({ ...chosen, ...others, ...(only !== undefined && { only }) }, true),
    showChart: (shown: Pick<InvoicesSearch, 'chart' | 'year'>) => go({ ...search, ...shown }, true),
  }
}

interface ListedProps extends InvoicesProps {
  readonly view: ReturnType<typeof useInvoicesView>
  readonly invoices: ReturnType<typeof useInvoices>
}

type Rows = NonNullable<ListedProps['invoices']['rows']>

/** The list of one kind, or the state in its view. */
function Listed({ contract, view, invoices }: ListedProps) {
  const t = useTranslations('invoices')
  const narrow = useMedia('(width < 40rem)')
  const { kind, list, rows, about } = invoices
  if (list.error && !list.data)
    return <ListFailure area="invoices" error={list.error} onRetry={() => void list.refetch()} />
  if (!rows || !about) {
    return (
      <div className="stack list-waiting" data-gap="l">
        {narrow ? null : <Skeleton label={t('loading')} shape="chart" />}
        <Skeleton label={t('loading')} shape="table" />
      </div>
    )
  }
  if (about.counts[kind] === 0) {
    return (
      <NoInvoices
        kind={kind}
        ofContract={contract !== undefined}
        counts={about.counts}
        onKind={view.showKind}
      />
    )
  }
  return <Bills {...{ contract, view, invoices, rows, narrow }} />
}

interface BillsProps extends ListedProps {
  /** While the next page loads, these are still the rows of the one before. */
  readonly rows: Rows
  readonly narrow: boolean
}

/** The newest bill, the chart and the list. On a phone the chart comes last. */
function Bills({ contract, view, invoices: { kind, list, about }, rows, narrow }: BillsProps) {
  const t = useTranslations('invoices')
  const several = useTranslations('app.pay')('several')
  const { settings } = useSite()
  const { items, total_items: total, years, summary } = rows
  const { page = 1, filter = '', only, chart = 'amount', year } = view.search
  const newest = page === 1 && filter === '' && only === undefined ? items[0] : undefined
  const bothKinds = about !== undefined && about.counts.electricity > 0 && about.counts.gas > 0
  const chartShown = (
    <BilledChart kind={kind} contract={contract} measure={chart} year={year} onShow={view.showChart} />
  )
  return (
    <div className="stack" data-gap="l" aria-busy={list.isPlaceholderData}>
      {newest ? <LatestBill invoice={newest} /> : null}
      <InBrowser>
        {narrow ? null : chartShown}
        <div className="stack">
          <InvoicesTools
            folded={narrow}
            filter={filter}
            found={list.isPlaceholderData ? undefined : total}
            onFilter={view.showFilter}
            listed={askedFor(kind, contract, view.search)}
            year={{ contract, kind: contract === undefined && bothKinds ? kind : undefined }}
          />
          <Choice only={only} years={years} owed={summary.with_debt > 0} onOnly={view.showOnly} />
          {items.filter((invoice) => offersPayment(settings, invoice)).length > 1 ? (
            <PaySeveralButton>{several}</PaySeveralButton>
          ) : null}
          {summary.grouped_transfers.length > 0 ? (
            <GroupedTransfers groups={summary.grouped_transfers} />
          ) : null}
          {list.isRefetchError ? <FailureNotice error={list.error} title={t('stale')} /> : null}
          <BillsOfPage
            caption={contract === undefined ? t(`list.${kind}`) : t('listOf', { name: contract })}
            rows={rows}
            view={view}
          />
        </div>
        {narrow ? chartShown : null}
      </InBrowser>
    </div>
  )
}

/** Key of the choice 'all'. */
const all = 'all'
/** So many years fit beside the other choices on a phone; older ones are found by their number. */
const mostYears = 3

interface ChoiceProps {
  /** `owed`, a year, or all. */
  readonly only: string | undefined
  /** Years that have invoices, newest first. */
  readonly years: readonly number[]
  /** Something is overdue. */
  readonly owed: boolean
  readonly onOnly: (only: string | undefined) => void
}

/** Which bills the list shows: all, the overdue ones, or those of a year. */
function Choice({ only, years, owed, onOnly }: ChoiceProps) {
  const t = useTranslations('invoices.shown')
  const shownYears = years.length > 1 ? years.slice(0, mostYears) : []
  const options = [
    { key: all, label: t('all') },
    ...(owed || only === 'owed' ? [{ key: 'owed', label: t('owed') }] : []),
    ...shownYears.map((year) => ({ key: String(year), label: String(year) })),
    ...(only !== undefined && only !== 'owed' && !shownYears.includes(Number(only))
      ? [{ key: only, label: only }]
      : []),
  ]
  if (options.length === 1) return null
  return (
    <div className="no-print">
      <Segments
        label={t('label')}
        options={options}
        value={only ?? all}
        onChange={(key) => onOnly(key === all ? undefined : key)}
      />
    </div>
  )
}

interface BillsOfPageProps extends Pick<BillsProps, 'rows' | 'view'> {
  readonly caption: string
}

/** A page of the list, or why there is nothing on it. */
function BillsOfPage({ caption, rows, view }: BillsOfPageProps) {
  const t = useTranslations('invoices')
  const { items, total_items: total, offset_items: before, page_items: ofPage, text_languages } = rows
  const { itemsPerPage } = useSite().settings
  const { page = 1, filter = '', only } = view.search
  if (items.length === 0 && total > 0) {
    return <BeyondTheEnd area="invoices" firstHref={view.hrefOfPage(1)} />
  }
  if (items.length === 0) {
    const chosen = only === 'owed' ? t('shown.owed') : only
    return (
      <NoMatch
        area="invoices"
        filter={filter === '' ? (chosen ?? '') : filter}
        onClear={() => view.showFilter('')}
      />
    )
  }
  return (
    <>
      <InvoicesTable caption={caption} invoices={items} languages={text_languages} />
      {ofPage < total ? (
        <ListPages
          area="invoices"
          page={page}
          rows={{ before, shown: items.length, total }}
          rowsOfPage={itemsPerPage}
          hrefOf={view.hrefOfPage}
        />
      ) : null}
    </>
  )
}
