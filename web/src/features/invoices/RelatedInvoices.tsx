import { useQuery } from '@tanstack/react-query'
import type { InvoiceItem } from '@endoll/contract/invoices.ts'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../i18n/errors/error-text.ts'
import { LateTexts } from '../../LateTexts.tsx'
import { useSite } from '../../site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Amount, InvoiceNumber, InvoicePdf, Period } from './InvoiceCells.tsx'
import { invoicesQuery } from './invoices-query.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'

const shown = 5

type RelatedInvoicesProps = {
  /** Name of the contract. */
  contract: string
}

/** The newest invoices of a contract, each leading to its page, and the way to all of them. Brings its own texts. */
export function RelatedInvoices({ contract }: RelatedInvoicesProps) {
  return (
    <LateTexts area="invoices" fallback={null}>
      <Related contract={contract} />
    </LateTexts>
  )
}

function Related({ contract }: RelatedInvoicesProps) {
  const t = useTranslations('invoices')
  const errorText = useErrorText()
  const { address } = useSite()
  // The contract decides the kind.
  const { data, error, refetch } = useQuery(invoicesQuery('electricity', contract, {}, shown))
  const all = data?.total_items ?? 0
  const content = () => {
    if (data)
      return all > 0 ? <Newest contract={contract} invoices={data.items} /> : <p>{t('related.none')}</p>
    if (!error) return <Skeleton label={t('loading')} shape="table" />
    return (
      <Notice
        tone="bad"
        title={t('failure.title')}
        announce
        actions={
          <Button small onClick={() => void refetch()}>
            {t('related.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    )
  }
  return (
    <Card
      title={t('title')}
      aside={
        all > 0 ? (
          <Link href={address('contractInvoices', { contractName: contract })}>
            {t('related.all', { count: all })}
          </Link>
        ) : undefined
      }
    >
      {content()}
    </Card>
  )
}

function Newest({ contract, invoices }: { contract: string; invoices: readonly InvoiceItem[] }) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const columns: readonly Column<InvoiceItem>[] = [
    {
      key: 'number',
      header: t('columns.number'),
      place: 'title',
      cell: (invoice) => <InvoiceNumber invoice={invoice} />,
    },
    { key: 'period', header: t('columns.period'), cell: (invoice) => <Period invoice={invoice} /> },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: (invoice) => <Amount invoice={invoice} />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      place: 'corner',
      cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      place: 'actions',
      cell: (invoice) => <InvoicePdf invoice={invoice} />,
    },
  ]
  return (
    <Table
      caption={t('listOf', { name: contract })}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => address('invoice', { id: String(id) })}
      empty={null}
    />
  )
}
