import { useQuery } from '@tanstack/react-query'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { statusOf } from '../../../supplies/contract-status.ts'
import { newestInvoicesQuery } from '../../../supplies/newest-invoices.ts'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { useSite } from '../../../site/site.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { Amount, InvoiceNumber, InvoicePdf, BilledSpan } from '../../../features/invoices/InvoiceCells.tsx'
import { newestOnPhone } from '../on-phone.ts'
import { useBilledTime } from '../../../supplies/use-billed-time.ts'
import { InvoiceStatus } from '../../../features/invoices/InvoiceStatus.tsx'
import { PayButton } from '../../../features/payments/PayButton.tsx'

interface InvoicesCardProps {
  readonly contract: ContractDetail
  /** Only the very newest. */
  readonly brief: boolean
}

/** The newest invoices of a contract, each leading to its page, and the way to all of them. */
export function InvoicesCard({ contract, brief }: InvoicesCardProps) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const { data, error, refetch } = useQuery(newestInvoicesQuery(contract.name))
  const all = data?.total_items ?? 0
  const content = () => {
    if (data)
      return all > 0 ? (
        <Newest contract={contract.name} invoices={brief ? data.items.slice(0, newestOnPhone) : data.items} />
      ) : (
        // No first invoice will come for a contract that is closed.
        <p>{t(statusOf(contract) === 'closed' ? 'related.never' : 'related.none')}</p>
      )
    if (!error) return <Skeleton label={t('loading')} shape="table" />
    return <PartFailure error={error} title={t('failure.title')} onRetry={() => void refetch()} />
  }
  return (
    <Card
      title={t('title')}
      aside={
        all > 0 ? (
          <Link href={address('contractInvoices', { contractName: contract.name })}>
            {t('related.all', { count: all })}
          </Link>
        ) : undefined
      }
    >
      {content()}
    </Card>
  )
}

interface NewestProps {
  readonly contract: string
  readonly invoices: readonly InvoiceItem[]
}

function Newest({ contract, invoices }: NewestProps) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const billedTime = useBilledTime()
  const columns: readonly Column<InvoiceItem>[] = [
    {
      key: 'number',
      header: t('columns.number'),
      position: 'title',
      cell: (invoice) => (
        <span className="narrow-name" data-time={billedTime(invoice)}>
          <InvoiceNumber invoice={invoice} />
        </span>
      ),
    },
    { key: 'period', header: t('columns.period'), cell: (invoice) => <BilledSpan invoice={invoice} /> },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      position: 'figure',
      cell: (invoice) => <Amount invoice={invoice} />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      position: 'corner',
      cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      position: 'actions',
      cell: (invoice) => (
        <span className="list-actions">
          <PayButton invoice={invoice} small />
          <InvoicePdf invoice={invoice} />
        </span>
      ),
    },
  ]
  return (
    <Table
      narrow="rows"
      caption={t('listOf', { name: contract })}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => address('invoice', { id: String(id) })}
      empty={null}
    />
  )
}
