import type { InvoiceItem } from '@endoll/contract/invoices.ts'
import { downloadInvoice } from '@endoll/contract/invoices.ts'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../api/remote-file.ts'
import { DownloadLink } from '../../DownloadLink.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site.tsx'
import { Day, Money, Quantity } from '../../ui/figures.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import {
  countedCents,
  countedEnergyWh,
  hasHistory,
  isOwed,
  relationOf,
  statusIcon,
  statusTone,
} from './invoice-status.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import './invoices.css'

/** The answer and the chart fill a window: the rows below it come in the next moment. */
const firstRows = 3

type InvoicesTableProps = {
  caption: string
  invoices: readonly InvoiceItem[]
}

/** Invoices: a row each where there is room, a card each where there is not. */
export function InvoicesTable({ caption, invoices }: InvoicesTableProps) {
  const t = useTranslations('invoices')
  const [opened, setOpened] = useState<InvoiceItem>()
  // A hundred rows on a slow phone would hold back the answer above them.
  const rows = useDeferredValue(invoices, invoices.slice(0, firstRows))
  const columns: readonly Column<InvoiceItem>[] = [
    {
      key: 'mark',
      header: t('columns.mark'),
      place: 'mark',
      cell: (invoice) => (
        <span className="status-mark" data-tone={statusTone(invoice)}>
          <Icon name={statusIcon[invoice.payment_status]} />
        </span>
      ),
    },
    {
      key: 'number',
      header: t('columns.number'),
      place: 'title',
      cell: (invoice) => <InvoiceNumber invoice={invoice} />,
    },
    { key: 'date', header: t('columns.date'), cell: ({ date }) => <Day day={date} /> },
    { key: 'period', header: t('columns.period'), cell: (invoice) => <Period invoice={invoice} /> },
    { key: 'address', header: t('columns.address'), cell: ({ cups }) => cups.street },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: (invoice) => <Amount invoice={invoice} />,
    },
    {
      key: 'energy',
      header: t('columns.energy'),
      align: 'end',
      cell: (invoice) => <EnergyBilled invoice={invoice} />,
    },
    {
      key: 'status',
      header: t('columns.status'),
      place: 'corner',
      cell: (invoice) => <InvoiceStatus invoice={invoice} onHistory={setOpened} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      place: 'actions',
      cell: (invoice) => <Actions invoice={invoice} onHistory={setOpened} />,
    },
  ]
  return (
    <>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} empty={null} />
      <HistoryDialog invoice={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function InvoiceNumber({ invoice }: { invoice: InvoiceItem }) {
  const t = useTranslations('invoices.relation')
  const relation = relationOf(invoice)
  return (
    <span className="lines invoice-number">
      <span className="figures">{invoice.number}</span>
      {relation ? <span className="small soft">{t(relation.key, { number: relation.number })}</span> : null}
    </span>
  )
}

function Period({ invoice: { start_date, end_date } }: { invoice: InvoiceItem }) {
  return (
    <span>
      <Day day={start_date} />
      {'\u00a0– '}
      <Day day={end_date} />
    </span>
  )
}

function Amount({ invoice }: { invoice: InvoiceItem }) {
  const amount = <Money amountCents={countedCents(invoice)} />
  return isOwed(invoice) ? <strong>{amount}</strong> : amount
}

function EnergyBilled({ invoice }: { invoice: InvoiceItem }) {
  const { energyText } = useFormat()
  return <Quantity value={energyText(countedEnergyWh(invoice), 0)} unit="kWh" />
}

type ActionsProps = { invoice: InvoiceItem; onHistory: (invoice: InvoiceItem) => void }

function Actions({ invoice, onHistory }: ActionsProps) {
  const t = useTranslations('invoices')
  const newTab = useSite().settings.switches.downloadInNewTab
  const { id, number } = invoice
  return (
    <span className="list-actions">
      <DownloadLink
        file={remoteFile(downloadInvoice, { params: { id: String(id) } })}
        newTab={newTab}
        small
        label={t(newTab ? 'pdfOfInTab' : 'pdfOf', { number })}
      >
        {t('pdf')}
      </DownloadLink>
      {hasHistory(invoice) ? (
        <IconButton
          icon="clock"
          label={t('history.open', { number })}
          aria-haspopup="dialog"
          onClick={() => onHistory(invoice)}
        />
      ) : null}
    </span>
  )
}
