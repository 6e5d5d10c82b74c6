import { TextRoom } from '../../i18n/rooms.tsx'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { LatestBill } from '../../features/invoices/LatestBill.tsx'
import { FailureNotice } from '../../failures/FailureNotice.tsx'
import { offersPayment } from '../../features/payments/PayButton.tsx'
import { PaySeveralButton } from '../../features/payments/PaySeveralButton.tsx'
import { useSite } from '../../site/site.tsx'
import { useMedia } from '../../site/use-media.ts'
import { BeyondTheEnd, ListFailure, ListPages, NoMatch } from '../../supplies/list-states.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { part } from '../../loading/part.tsx'
import { askedFor } from './invoices-query.ts'
import type { InvoicesSearch } from './invoices-search.ts'
import { InvoicesShown } from './InvoicesShown.tsx'
import { InvoicesTable } from './InvoicesTable.tsx'
import { NoInvoices } from './states.tsx'
import { InvoicesTools } from './InvoicesTools.tsx'
import type { useInvoices } from './use-invoices.ts'

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

type InvoicesListedProps = Pick<ReturnType<typeof useInvoices>, 'kind' | 'list' | 'rows'> & {
  search: InvoicesSearch
  /** The one contract that the page is about. */
  contract: string | undefined
  counts: Readonly<Record<SupplyKind, number>> | undefined
  hrefOf: (place: InvoicesSearch) => string
  go: (place: InvoicesSearch, replace?: boolean) => void
  showKind: (kind: SupplyKind) => void
}

/** The newest bill, chart and list of one kind, or the state in their place. On a phone the chart comes last. */
export function InvoicesListed(props: InvoicesListedProps) {
  const { search, contract, kind, list, rows, counts, hrefOf, go, showKind } = props
  const t = useTranslations('invoices')
  const { settings } = useSite()
  const narrow = useMedia('(width < 40rem)')
  const { filter = '', page = 1, type, chart, year, only } = search
  if (list.error && !list.data)
    return <ListFailure area="invoices" error={list.error} onRetry={() => void list.refetch()} />
  if (!rows || !counts) {
    return (
      <div className="stack list-waiting" data-gap="l">
        {narrow ? null : <Skeleton label={t('loading')} shape="chart" />}
        <Skeleton label={t('loading')} shape="table" />
      </div>
    )
  }
  if (counts[kind] === 0) {
    return <NoInvoices kind={kind} ofContract={contract !== undefined} counts={counts} onKind={showKind} />
  }

  // While the next page loads, these are still the rows of the one before.
  const { items, total_items, offset_items: first, page_items, years, summary } = rows
  const showFilter = (wanted: string) =>
    go({ ...(type && { type }), ...(chart && { chart }), ...(year && { year }), filter: wanted }, true)
  const place = (to: number): InvoicesSearch => ({ ...search, page: to })
  const several = items.filter((invoice) => offersPayment(settings, invoice)).length > 1
  const newest = page === 1 && filter === '' && only === undefined ? items[0] : undefined
  const chartShown = (
    <BilledChart
      kind={kind}
      contract={contract}
      measure={chart ?? 'amount'}
      year={year}
      onShow={(shown) => go({ ...search, ...shown }, true)}
    />
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
            found={list.isPlaceholderData ? undefined : total_items}
            onFilter={showFilter}
            listed={askedFor(kind, contract, search)}
            year={{
              contract,
              kind: contract === undefined && counts.electricity && counts.gas ? kind : undefined,
            }}
          />
          <InvoicesShown
            only={only}
            years={years}
            owed={summary.with_debt > 0}
            onOnly={(chosen) => go(withOnly(search, chosen), true)}
          />
          {several ? <PaySeveralButton /> : null}
          {summary.grouped_transfers.length > 0 ? (
            <GroupedTransfers groups={summary.grouped_transfers} />
          ) : null}
          {list.isRefetchError ? <FailureNotice error={list.error} title={t('stale')} /> : null}
          {items.length > 0 ? (
            <>
              <InvoicesTable
                caption={contract === undefined ? t(`list.${kind}`) : t('listOf', { name: contract })}
                invoices={items}
                languages={rows.text_languages}
              />
              {page_items < total_items ? (
                <ListPages
                  area="invoices"
                  page={page}
                  rows={{ before: first, shown: items.length, total: total_items }}
                  hrefOf={(to) => hrefOf(place(to))}
                />
              ) : null}
            </>
          ) : total_items > 0 ? (
            <BeyondTheEnd area="invoices" firstHref={hrefOf(place(1))} />
          ) : (
            <NoMatch
              area="invoices"
              filter={
                filter === '' && only !== undefined ? (only === 'owed' ? t('shown.owed') : only) : filter
              }
              onClear={() => showFilter('')}
            />
          )}
        </div>
        {narrow ? chartShown : null}
      </InBrowser>
    </div>
  )
}

/** The list from its beginning, of these only. */
function withOnly({ page: _page, only: _only, ...search }: InvoicesSearch, only: string | undefined) {
  return { ...search, ...(only !== undefined && { only }) }
}
