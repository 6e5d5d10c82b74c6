import { centsOf } from '@endoll/api/cents.ts'
import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../ui/Card.tsx'
import { ByTransfer } from './ByTransfer.tsx'

interface GroupedTransfersProps {
  readonly groups: InvoicesSummary['grouped_transfers']
}

/** Every transfer that pays several bills: to which account, of how much, with which reference, until when. */
export function GroupedTransfers({ groups }: GroupedTransfersProps) {
  const t = useTranslations('payments.transfer')
  const { longDay } = useFormat()
  return (
    <Card title={t('groups')}>
      {groups.map(({ reference, amount, invoices: count, due_date: due }) => (
        <div key={reference} className="stack" data-gap="s">
          <p>{due === null ? t('group', { count }) : t('groupUntil', { count, day: longDay(due) })}</p>
          <ByTransfer ofGroup number={reference} amountCents={centsOf(amount)} />
        </div>
      ))}
    </Card>
  )
}
