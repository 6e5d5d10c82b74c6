import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { RequestItem } from '@endoll/contract/requests.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { ReadFailure } from '../../ReadFailure.tsx'
import { useSite } from '../../site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Day } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { stateTone } from './request-status.ts'
import { readPage, requestsPerPage, requestsQuery } from './requests-query.ts'

/** Everything the customer has asked for, and how it stands. */
export function RequestsPage() {
  const t = useTranslations('requests')
  const page = readPage(useSearch({ strict: false }))
  const list = useQuery({ ...requestsQuery(page), placeholderData: keepPreviousData })
  const { data, error } = list
  const answer = () => {
    if (!data) return undefined
    if (data.summary.waiting_signature > 0) return t('answer.sign', { count: data.summary.waiting_signature })
    return data.summary.under_way > 0
      ? t('answer.underWay', { count: data.summary.under_way })
      : t('answer.none')
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
    </div>
  )
}

function Listed({ items, page, total }: { items: readonly RequestItem[]; page: number; total: number }) {
  const t = useTranslations('requests')
  const { address } = useSite()
  const { instant } = useFormat()
  const hrefOf = (to: number) => address('requests', {}, to > 1 ? { page: String(to) } : {})
  const first = (page - 1) * requestsPerPage
  const columns: readonly Column<RequestItem>[] = [
    {
      key: 'what',
      header: t('columns.what'),
      place: 'title',
      cell: ({ procedure }) => t(`procedures.${procedure}`),
    },
    { key: 'reference', header: t('columns.reference'), cell: ({ reference }) => reference },
    {
      key: 'contract',
      header: t('columns.contract'),
      cell: ({ contract }) => contract?.name ?? t('ofThePerson'),
    },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      cell: ({ submitted_at }) => <span className="figures">{instant(submitted_at)}</span>,
    },
    {
      key: 'due',
      header: t('columns.due'),
      cell: ({ due_date }) => (due_date ? <Day day={due_date} /> : t('noDue')),
    },
    {
      key: 'state',
      header: t('columns.state'),
      place: 'corner',
      cell: ({ state }) => <Chip tone={stateTone(state)}>{t(`states.${state}.name`)}</Chip>,
    },
  ]
  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => address('request', { id: String(id) })}
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
          previous={page > 1 ? { href: hrefOf(page - 1), label: t('paging.previous') } : undefined}
          next={
            first + items.length < total ? { href: hrefOf(page + 1), label: t('paging.next') } : undefined
          }
        />
      ) : null}
    </>
  )
}
