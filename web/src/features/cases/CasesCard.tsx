import { supplyKinds } from '@endoll/api/contracts.ts'
import type { CaseItem } from '@endoll/api/cases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasCode } from '../../calls/api-error.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { completeBy, isDue, isLate } from './late-claim.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Link } from '../../ui/Link.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { casesPerPage, firstCases, casesQuery } from './cases-query.ts'

const states = ['any', 'open', 'closed'] as const

/** The customer's conversations with the retailer: unread ones first. */
export function CasesCard() {
  const t = useTranslations('cases')
  const { address, offers } = useSite()
  const [state, setState] = useState(firstCases.state)
  const [supply, setSupply] = useState(firstCases.supply)
  const [page, setPage] = useState(firstCases.page)
  const list = useQuery({ ...casesQuery({ state, supply, page }), placeholderData: keepPreviousData })
  const { data, error } = list
  const inBrowser = useInBrowser()
  // Whoever may only look or pay for a customer does not read what the customer writes.
  if (hasCode(error, 'delegation_refused')) return null
  const content = () => {
    if (error && !data) {
      return (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('nothingLost')}
          onRetry={() => void list.refetch()}
        />
      )
    }
    if (!data) return <Skeleton label={t('loading')} shape="table" />
    const { electricity, gas } = data.summary
    const last = Math.max(1, Math.ceil(data.total_items / casesPerPage))
    return (
      <>
        {electricity + gas > 0 ? (
          <div className="row">
            <Segments
              label={t('shown.states')}
              value={state}
              options={states.map((key) => ({ key, label: t(`shown.${key}`) }))}
              onChange={(key) => {
                setState(key)
                setPage(1)
              }}
            />
            {electricity > 0 && gas > 0 ? (
              <Segments
                label={t('shown.supplies')}
                value={supply}
                options={(['any', ...supplyKinds] as const).map((key) => ({
                  key,
                  label: t(`supplies.${key}`),
                }))}
                onChange={(key) => {
                  setSupply(key)
                  setPage(1)
                }}
              />
            ) : null}
          </div>
        ) : null}
        <CasesTable cases={data.items} some={electricity + gas > 0} />
        {last > 1 ? (
          <div className="row" inert={!inBrowser}>
            {page > 1 ? <Button onClick={() => setPage(page - 1)}>{t('paging.previous')}</Button> : null}
            <span className="small soft">{t('paging.showing', { page, last })}</span>
            {page < last ? <Button onClick={() => setPage(page + 1)}>{t('paging.next')}</Button> : null}
          </div>
        ) : null}
      </>
    )
  }
  return (
    <Card
      title={t('title')}
      aside={
        data && data.summary.unread > 0 ? (
          <Chip tone="wait">{t('unreadCases', { count: data.summary.unread })}</Chip>
        ) : null
      }
      actions={
        offers('requestCreate') ? (
          <Link className={buttonClass({})} href={address('requestCreate')}>
            {t('write')}
          </Link>
        ) : null
      }
    >
      {content()}
    </Card>
  )
}

interface CasesTableProps {
  readonly cases: readonly CaseItem[]
  /** Whether the customer has any, shown or not. */
  readonly some: boolean
}

function CasesTable({ cases, some }: CasesTableProps) {
  const t = useTranslations('cases')
  const { address } = useSite()
  const { instant, longDay } = useFormat()
  const due = (one: CaseItem) => {
    const toComplete = completeBy(one)
    if (toComplete !== null)
      return t(toComplete < today() ? 'completeOver' : 'completeBy', { day: longDay(toComplete) })
    if (one.answer_by !== null)
      return t(one.answer_by < today() ? 'answerLate' : 'answerBy', { day: longDay(one.answer_by) })
    if (!isDue(one) || !one.claim) return t('noAnswerDue')
    return t(isLate(one) ? 'answerLate' : 'answerBy', { day: longDay(one.claim.answer_due_date) })
  }
  const columns: readonly Column<CaseItem>[] = [
    { key: 'subject', header: t('columns.subject'), position: 'title', cell: ({ subject }) => subject },
    { key: 'reference', header: t('columns.reference'), cell: ({ reference }) => reference },
    {
      key: 'contract',
      header: t('columns.contract'),
      cell: ({ contract }) => contract?.name ?? t('fields.noContract'),
    },
    {
      key: 'updated',
      header: t('columns.updated'),
      cell: ({ updated_at: at }) => <span className="figures">{instant(at)}</span>,
    },
    ...(cases.some((one) => isDue(one) || completeBy(one) !== null)
      ? [
          {
            key: 'due',
            header: t('due'),
            cell: due,
          },
        ]
      : []),
    {
      key: 'state',
      header: t('columns.state'),
      position: 'corner',
      cell: ({ unread, ...one }) =>
        unread > 0 ? (
          <Chip tone="wait">{t('states.unread')}</Chip>
        ) : isLate(one) ? (
          <Chip tone="bad">{t('states.late')}</Chip>
        ) : completeBy(one) !== null ? (
          <Chip tone="wait">{t('states.incomplete')}</Chip>
        ) : (
          <Chip tone={one.state === 'open' ? 'info' : 'neutral'}>{t(`states.${one.state}`)}</Chip>
        ),
    },
  ]
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={cases}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => address('case', { id: String(id) })}
      empty={<p className="soft">{t(some ? 'noneShown' : 'none')}</p>}
    />
  )
}
