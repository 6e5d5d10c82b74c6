import { exportActedInvoices } from '@endoll/api/acted-customers.ts'
import type { ActedCustomer } from '@endoll/api/acted-customers.ts'
import { centsOf } from '@endoll/api/cents.ts'
import { roleAllows } from '@endoll/domain/identity/delegate-role.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { customersQuery } from '../../features/delegations/customers-query.ts'
import { hasTyped } from '../../form/narrowed.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { useSite } from '../../site/site.tsx'
import { ListFilter } from '../../supplies/ListFilter.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'

/** From so many customers on, one of them is typed. */
const typedFrom = 10

/** Everybody for whom the account acts: what needs attention of each, and the bills of all as one spreadsheet. */
export function CustomersPage() {
  const t = useTranslations('delegations.customers')
  const list = useQuery(customersQuery())
  const { data, error } = list
  const answer = useAnswer()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={data && answer(data.customers)}
        actions={
          data && data.customers.length > 0 ? (
            <DownloadLink file={remoteFile(exportActedInvoices, {})}>{t('export')}</DownloadLink>
          ) : undefined
        }
      />
      {data ? (
        <Listed customers={data.customers} />
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="table" />
      )}
    </div>
  )
}

/** What is owed in all, else what is to be paid, else that nothing is. */
function useAnswer() {
  const t = useTranslations('delegations.customers')
  const { money } = useFormat()
  return (customers: readonly ActedCustomer[]): string => {
    if (customers.length === 0) return t('none')
    for (const [key, amountOf] of [
      ['owed', ({ amount_debt }: ActedCustomer) => amount_debt],
      ['toPay', ({ amount_to_pay }: ActedCustomer) => amount_to_pay],
    ] as const) {
      const owing = customers.filter((one) => amountOf(one) > 0)
      const cents = owing.reduce((sum, one) => sum + centsOf(amountOf(one)), 0)
      if (owing.length > 0) return t(key, { amount: money(cents), count: owing.length })
    }
    return t('nothing')
  }
}

interface ListedProps {
  readonly customers: readonly ActedCustomer[]
}

function Listed({ customers }: ListedProps) {
  const t = useTranslations('delegations.customers')
  const [filter, setFilter] = useState('')
  const shown = customers.filter(({ customer }) => hasTyped(customer, filter))
  if (customers.length === 0) return <p className="soft">{t('noneYet')}</p>
  return (
    <div className="stack">
      {customers.length >= typedFrom ? (
        <InBrowser>
          <ListFilter
            label={t('find')}
            hint={t('findHint')}
            filter={filter}
            onFilter={setFilter}
            found={t('found', { count: shown.length })}
          />
        </InBrowser>
      ) : null}
      <CustomersTable customers={shown} />
    </div>
  )
}

function CustomersTable({ customers }: ListedProps) {
  const t = useTranslations('delegations')
  const { address, offers } = useSite()
  const { money } = useFormat()
  const dayWords = useDayWords()
  const home = offers('home') ? 'home' : 'contracts'
  const columns: readonly Column<ActedCustomer>[] = [
    {
      key: 'customer',
      header: t('customers.columns.customer'),
      position: 'title',
      cell: ({ customer }) => <span translate="no">{customer}</span>,
    },
    {
      key: 'role',
      header: t('customers.columns.role'),
      position: 'subtitle',
      cell: ({ role, contracts }) =>
        `${t(`roles.${role}`)} · ${t('customers.contracts', { count: contracts })}`,
    },
    {
      key: 'owed',
      header: t('customers.columns.owed'),
      align: 'end',
      cell: ({ amount_debt: amount, debt_since: since }) =>
        amount > 0 ? (
          // One thing, so that a card does not put the day apart from its amount.
          <div>
            <Chip tone="bad">{money(centsOf(amount))}</Chip>
            {since === null ? null : (
              <p className="small soft">{t('customers.since', { day: dayWords(since) })}</p>
            )}
          </div>
        ) : null,
    },
    {
      key: 'toPay',
      header: t('customers.columns.toPay'),
      align: 'end',
      cell: ({ amount_to_pay: amount, next_due_date: due }) =>
        amount > 0 ? (
          <div>
            {money(centsOf(amount))}
            {due === null ? null : <p className="small soft">{t('until', { day: dayWords(due) })}</p>}
          </div>
        ) : null,
    },
    {
      key: 'requests',
      header: t('customers.columns.requests'),
      align: 'end',
      cell: ({ requests_to_sign: toSign, requests_under_way: underWay }) =>
        [
          toSign > 0 ? t('customers.toSign', { count: toSign }) : undefined,
          underWay > 0 ? t('customers.underWay', { count: underWay }) : undefined,
        ]
          .filter((words) => words !== undefined)
          .join(', ') || null,
    },
    {
      key: 'actions',
      header: t('customers.columns.actions'),
      position: 'actions',
      cell: ({ customer, delegation, role, with_debt, to_pay }) =>
        roleAllows(role, 'pay') && with_debt + to_pay > 0 ? (
          <Link
            href={address('invoices', {}, { for: String(delegation) })}
            aria-label={t('customers.payOf', { who: customer })}
          >
            {t('customers.pay')}
          </Link>
        ) : null,
    },
  ]
  return (
    <Table
      caption={t('customers.title')}
      columns={columns}
      rows={customers}
      rowKey={({ delegation }) => String(delegation)}
      rowHref={({ delegation }) => address(home, {}, { for: String(delegation) })}
      empty={<p className="soft">{t('customers.noneFound')}</p>}
    />
  )
}
