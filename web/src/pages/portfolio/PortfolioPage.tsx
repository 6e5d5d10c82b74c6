import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { CauseItem, listFindings } from '@endoll/api/portfolio.ts'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { offsetOf } from '../../supplies/list-search.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { FindingsTable } from './FindingsTable.tsx'
import { MonthClose } from './month-close/MonthClose.tsx'
import { findingsQuery } from './portfolio-query.ts'
import { readPortfolioSearch, writePortfolioSearch } from './portfolio-search.ts'
import type { PortfolioSearch } from './portfolio-search.ts'

type Findings = ReplyOf<typeof listFindings>

/** All supplies of a customer who has many: what could be cheaper, or what closes a month. */
export function PortfolioPage() {
  const search = readPortfolioSearch(useSearch({ strict: false }))
  return search.view ? <MonthClose /> : <Improvements search={search} />
}

interface ImprovementsProps {
  readonly search: PortfolioSearch
}

/** What could be cheaper, by cause, and each supply with its change. */
function Improvements({ search }: ImprovementsProps) {
  const t = useTranslations('portfolio')
  const { address, settings } = useSite()
  const found = useQuery({
    ...findingsQuery(search, settings.itemsPerPage),
    placeholderData: (before: Findings | undefined) => before,
  })
  const { data, error } = found
  const answer = useAnswer()
  const lines = useLines()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={data && answer(data)}
        lines={data ? lines(data) : []}
        actions={<Link href={address('portfolio', {}, { view: 'month' })}>{t('monthClose')}</Link>}
      />
      {data ? (
        <Found found={data} search={search} busy={found.isPlaceholderData} />
      ) : error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
    </div>
  )
}

function sumOf(causes: readonly CauseItem[]): number {
  return causes.reduce((sum, { amount }) => sum + centsOf(amount), 0)
}

/** What a year could cost less, or why nothing is said of it. */
function useAnswer() {
  const t = useTranslations('portfolio.answer')
  const { money } = useFormat()
  return ({ causes, supplies, reviewed }: Findings): string => {
    if (reviewed === 0) return t('notYet')
    const [first] = causes
    if (!first) return t('nothing', { count: supplies })
    return t('saves', { amount: money(sumOf(causes)), count: supplies })
  }
}

/** As of when, and what the sum is not. */
function useLines() {
  const t = useTranslations('portfolio')
  const { longDay } = useFormat()
  return ({ reviewed, supplies, oldest_day: day, causes }: Findings): string[] => [
    ...(day === null ? [] : [t('workedOut', { day: longDay(day) })]),
    ...(reviewed > 0 && reviewed < supplies ? [t('others', { count: supplies - reviewed })] : []),
    ...(causes.length > 1 ? [t('together')] : []),
  ]
}

interface FoundProps {
  readonly found: Findings
  readonly search: PortfolioSearch
  readonly busy: boolean
}

function Found({ found, search, busy }: FoundProps) {
  const t = useTranslations('portfolio')
  const { address, settings } = useSite()
  const { causes, items, total_items: total } = found
  const hrefOf = (view: PortfolioSearch) => address('portfolio') + writePortfolioSearch(view)
  const { cause, page = 1 } = search
  if (causes.length === 0) {
    return (
      <p>
        <Link href={address('contracts')}>{t('toContracts')}</Link>
      </p>
    )
  }
  const before = offsetOf(page, settings.itemsPerPage)
  return (
    <>
      <section className="stack" data-gap="s">
        <h2>{t('byCause')}</h2>
        <CausesTable causes={causes} hrefOf={hrefOf} />
      </section>
      <section className="stack" aria-busy={busy || undefined}>
        <header className="row" data-spread="">
          <h2>{t(cause ? `causes.${cause}` : 'all')}</h2>
          {cause ? <Link href={hrefOf({})}>{t('showAll')}</Link> : null}
        </header>
        <FindingsTable findings={items} />
        <Pagination
          label={t('paging.label')}
          text={t('paging.showing', {
            from: before + 1,
            to: before + items.length,
            total,
          })}
          page={page}
          more={before + items.length < total}
          hrefOf={(to) => hrefOf({ ...(cause && { cause }), page: to })}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
        />
      </section>
    </>
  )
}

interface CausesTableProps {
  readonly causes: readonly CauseItem[]
  readonly hrefOf: (view: PortfolioSearch) => string
}

/** The sums; each row shows its supplies alone. */
function CausesTable({ causes, hrefOf }: CausesTableProps) {
  const t = useTranslations('portfolio')
  const { money, number } = useFormat()
  const columns: readonly Column<CauseItem>[] = [
    {
      key: 'cause',
      header: t('columns.cause'),
      position: 'title',
      cell: ({ cause }) => t(`causes.${cause}`),
    },
    {
      key: 'supplies',
      header: t('columns.supplies'),
      position: 'subtitle',
      align: 'end',
      cell: ({ supplies }) => <span className="figures">{number(supplies)}</span>,
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      position: 'figure',
      align: 'end',
      cell: ({ amount }) => money(centsOf(amount)),
    },
  ]
  return (
    <Table
      caption={t('byCause')}
      columns={columns}
      rows={causes}
      rowKey={({ cause }) => cause}
      rowHref={({ cause }) => hrefOf({ cause })}
      narrow="rows"
      empty={null}
    />
  )
}
