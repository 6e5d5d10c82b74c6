import type { InvoiceItem } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/figures.tsx'
import { Link } from '../../ui/Link.tsx'
import { part } from '../../loading/part.tsx'
import { countedCents } from './invoice-status.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import { useBilledTime } from '../../supplies/use-billed-time.ts'
import '../../ui/row-link.css'
import './invoices.css'

const ChangeLine = part({
  load: async () => (await import('./bill-change/ChangeLine.tsx')).ChangeLine,
  texts: ['bill', 'bill-lines'],
  lost: ChangeUnread,
})

function ChangeUnread() {
  return useTranslations('invoices.latest')('changeUnread')
}

interface LatestBillProps {
  readonly invoice: InvoiceItem
}

/** The newest bill, and in one sentence what it differs by from the one before. The whole of it leads to the bill. */
export function LatestBill({ invoice }: LatestBillProps) {
  const t = useTranslations('invoices.latest')
  const { address } = useSite()
  const billedTime = useBilledTime()
  return (
    <div className="latest-bill">
      <Card title={t('title')} aside={<InvoiceStatus invoice={invoice} />}>
        <p className="latest-bill-amount">
          <strong>
            <Money amountCents={countedCents(invoice)} />
          </strong>
          <Link className="row-link" href={address('invoice', { id: String(invoice.id) })}>
            {t('bill', { time: billedTime(invoice) })}
          </Link>
        </p>
        <p className="latest-bill-change">
          <ChangeLine invoiceId={invoice.id} unread={t('changeUnread')} />
        </p>
      </Card>
    </div>
  )
}
