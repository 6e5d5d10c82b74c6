import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { useRowsInTurn } from '../../supplies/use-rows-in-turn.ts'
import { Day, Quantity } from '../../ui/figures.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/Table.tsx'
import { part } from '../../loading/part.tsx'
import { Amount, InvoiceNumber, InvoicePdf, BilledSpan } from '../../features/invoices/InvoiceCells.tsx'
import {
  countedEnergyWh,
  hasHistory,
  statusIcon,
  statusTone,
} from '../../features/invoices/invoice-status.ts'
import { InvoiceStatus } from '../../features/invoices/InvoiceStatus.tsx'
import { useBilledTime } from '../../supplies/use-billed-time.ts'
import { PayButton } from '../../features/payments/PayButton.tsx'
import '../../features/invoices/invoices.css'

const HistoryDialog = part({ load: async () => (await import('./HistoryDialog.tsx')).HistoryDialog })

/** The answer and the chart fill a window: the other rows are rendered after them. */
const firstRows = 3

interface InvoicesTableProps {
  caption: string
  invoices: readonly InvoiceItem[]
  /** The language of each text of the retailer's own, where it is known. */
  languages: Readonly<Record<string, string>>
}

/** Invoices: a row each; on a narrow page with the month, amount and status. */
export function InvoicesTable({ caption, invoices, languages }: InvoicesTableProps) {
  const t = useTranslations('invoices')
  const { address } = useSite()
  const billedTime = useBilledTime()
  const [opened, setOpened] = useState<InvoiceItem>()
  // It stays mounted when closed, so that the focus goes back to what opened it.
  const [used, setUsed] = useState(false)
  const openHistory = (invoice: InvoiceItem) => {
    setUsed(true)
    setOpened(invoice)
  }
  const rows = useRowsInTurn(invoices, firstRows)
  const supplies = new Set(invoices.map(({ contract }) => contract.id)).size
  const columns: readonly Column<InvoiceItem>[] = [
    {
      key: 'mark',
      header: t('columns.mark'),
      position: 'mark',
      cell: (invoice) => (
        <span className="status-mark" data-tone={statusTone(invoice)}>
          <Icon name={statusIcon[invoice.payment_status]} />
        </span>
      ),
    },
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
    { key: 'date', header: t('columns.date'), cell: ({ date }) => <Day day={date} /> },
    { key: 'period', header: t('columns.period'), cell: (invoice) => <BilledSpan invoice={invoice} /> },
    {
      key: 'address',
      header: t('columns.address'),
      // Where all bills are of one supply a compact row does without it.
      ...(supplies > 1 && { position: 'subtitle' as const }),
      cell: ({ cups }) => cups.street,
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      position: 'figure',
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
      position: 'corner',
      cell: (invoice) => <InvoiceStatus invoice={invoice} onHistory={openHistory} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      position: 'actions',
      cell: (invoice) => <Actions invoice={invoice} onHistory={openHistory} />,
    },
  ]
  return (
    <>
      <Table
        narrow="rows"
        caption={caption}
        columns={columns}
        rows={rows}
        busy={rows !== invoices}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => address('invoice', { id: String(id) })}
        empty={null}
      />
      {used ? (
        <HistoryDialog invoice={opened} languages={languages} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}

interface EnergyBilledProps {
  readonly invoice: InvoiceItem
}

function EnergyBilled({ invoice }: EnergyBilledProps) {
  const { energyText } = useFormat()
  return <Quantity value={energyText(countedEnergyWh(invoice), 0)} unit="kWh" />
}

interface ActionsProps {
  invoice: InvoiceItem
  onHistory: (invoice: InvoiceItem) => void
}

function Actions({ invoice, onHistory }: ActionsProps) {
  const t = useTranslations('invoices.history')
  return (
    <span className="list-actions">
      <PayButton invoice={invoice} small />
      <InvoicePdf invoice={invoice} />
      {hasHistory(invoice) ? (
        <IconButton
          icon="clock"
          label={t('open', { number: invoice.number })}
          aria-haspopup="dialog"
          onClick={() => onHistory(invoice)}
        />
      ) : null}
    </span>
  )
}
