import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { useSite } from '../../site/site.tsx'
import { Day, Money } from '../../ui/figures.tsx'
import { invoiceFile } from './invoice-file.ts'
import { countedCents, isOwed, relationOf } from './invoice-status.ts'
import './invoices.css'
import './invoice-rows.css'

interface CellProps {
  invoice: InvoiceItem
}

/** The number of the invoice, and of the one that it annuls or corrects. */
export function InvoiceNumber({ invoice }: CellProps) {
  const t = useTranslations('invoices.relation')
  const relation = relationOf(invoice)
  return (
    <span className="lines invoice-number">
      <span className="figures">{invoice.number}</span>
      {relation ? <span className="small soft">{t(relation.key, { number: relation.number })}</span> : null}
    </span>
  )
}

/** From the first to the last day that the invoice bills. */
export function BilledSpan({ invoice: { start_date, end_date } }: CellProps) {
  return (
    <span>
      <Day day={start_date} />
      {'\u00a0– '}
      <Day day={end_date} />
    </span>
  )
}

export function Amount({ invoice }: CellProps) {
  const amount = <Money amountCents={countedCents(invoice)} />
  return isOwed(invoice) ? <strong>{amount}</strong> : amount
}

export function InvoicePdf({ invoice }: CellProps) {
  const t = useTranslations('invoices')
  const newTab = useSite().settings.switches.downloadInNewTab
  return (
    <DownloadLink
      file={invoiceFile(invoice)}
      newTab={newTab}
      small
      label={t(newTab ? 'pdfOfInTab' : 'pdfOf', { number: invoice.number })}
    >
      {t('pdf')}
    </DownloadLink>
  )
}
