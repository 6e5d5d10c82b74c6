import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { invoiceFile } from '../../features/invoices/invoice-file.ts'
import { Card } from '../../ui/Card.tsx'
import { DocumentFrame } from './DocumentFrame.tsx'

/** The document beside its explanation. */
export function BillDocument({ invoice }: Pick<ExplainedBill, 'invoice'>) {
  const t = useTranslations('bill-details.document')
  return (
    <Card title={t('title')}>
      <DocumentFrame file={invoiceFile(invoice)} title={t('frame', { number: invoice.number })} />
      <p className="small soft">{t('note')}</p>
    </Card>
  )
}
