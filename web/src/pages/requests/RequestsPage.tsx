import type { listCases } from '@endoll/api/cases.ts'
import { listContractDrafts } from '@endoll/api/contract-drafts.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { listRequests, RequestItem } from '@endoll/api/requests.ts'
import { useTranslations } from 'use-intl'
import { useMay } from '../../calls/acting.ts'
import { CasesCard } from '../../features/cases/CasesCard.tsx'
import { casesQuery, firstCases } from '../../features/cases/cases-query.ts'
import { NewContractsCard } from '../../features/new-contracts/NewContractsCard.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { readPage, requestsPerPage, requestsQuery } from '../../features/requests/requests-query.ts'
import { RequestsTable } from '../../features/requests/RequestsTable.tsx'
import { cardsBelow } from './requests-reads.ts'

/** Every request of the customer, and its state; conversations with the retailer below them. */
export function RequestsPage() {
  const t = useTranslations('requests')
  const page = readPage(useSearch({ strict: false }))
  const list = useQuery({ ...requestsQuery(page), placeholderData: keepPreviousData })
  const { data, error } = list
  const mayDraft = useMay(listContractDrafts)
  const below = cardsBelow(useSite().offers)
  const cases = useQuery({ ...casesQuery(firstCases), enabled: below.cases })
  const answer = () => {
    if (!data) return undefined
    const said = whatIsOpen(data.summary, cases.data?.summary)
    if (said.length > 0) return said.map(({ key, count }) => t(`answer.${key}`, { count })).join(' ')
    // What is not known is not said to be nothing.
    return below.cases && !cases.data ? undefined : t('answer.none')
  }
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={answer()} />
      {error && !data ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('nothingLost')}
          onRetry={() => void list.refetch()}
        />
      ) : data ? (
        <Listed items={data.items} page={page} total={data.total_items} />
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
      {below.cases ? <CasesCard /> : null}
      {mayDraft && below.drafts ? <NewContractsCard /> : null}
    </div>
  )
}

interface Said {
  readonly key: 'sign' | 'underWay' | 'incomplete' | 'unread' | 'cases'
  readonly count: number
}

/** What is open, what waits for the customer first: requests, then claims to complete, answers and conversations. Nothing where all is done. */
export function whatIsOpen(
  requests: ReplyOf<typeof listRequests>['summary'],
  cases: ReplyOf<typeof listCases>['summary'] | undefined,
): readonly Said[] {
  const { waiting_signature: sign, under_way: underWay } = requests
  const { incomplete = 0, unread = 0, open = 0 } = cases ?? {}
  return [
    sign > 0 ? ({ key: 'sign', count: sign } as const) : ({ key: 'underWay', count: underWay } as const),
    { key: 'incomplete', count: incomplete } as const,
    { key: 'unread', count: unread } as const,
    // Shows what waits for the customer; the list has the other open requests.
    ...(incomplete + unread > 0 ? [] : [{ key: 'cases', count: open } as const]),
  ].filter(({ count }) => count > 0)
}

interface ListedProps {
  readonly items: readonly RequestItem[]
  readonly page: number
  readonly total: number
}

function Listed({ items, page, total }: ListedProps) {
  const t = useTranslations('requests')
  const { address } = useSite()
  const hrefOf = (to: number) => address('requests', {}, to > 1 ? { page: String(to) } : {})
  const first = (page - 1) * requestsPerPage
  return (
    <>
      <RequestsTable
        caption={t('title')}
        requests={items}
        ofSeveral
        empty={
          <EmptyState
            title={t('empty.title')}
            action={
              <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
                {t('empty.action')}
              </Link>
            }
          >
            {t('empty.why')}
          </EmptyState>
        }
      />
      {total > requestsPerPage ? (
        <Pagination
          label={t('paging.label')}
          text={t('paging.showing', { from: first + 1, to: first + items.length, total })}
          page={page}
          more={first + items.length < total}
          hrefOf={hrefOf}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
        />
      ) : null}
    </>
  )
}
