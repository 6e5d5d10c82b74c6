import { useQuery } from '@tanstack/react-query'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { PartFailure } from '../../../failures/PartFailure.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { part } from '../../../loading/part.tsx'
import { hoursQuery } from '../../../features/invoices/bill-change/bill-query.ts'
import { useConsumptionHref } from './use-consumption-href.ts'
import { daysWithHours, fewestDays } from './usual-day.ts'

const DayBars = part({ load: async () => (await import('./DayBars.tsx')).DayBars, room: ChartRoom })

function ChartRoom() {
  const t = useTranslations('bill-details.day')
  return <Skeleton label={t('loading')} shape="chart" />
}

interface UsualDayProps {
  readonly bill: ExplainedBill
}

/** A typical day of the bill, hour by hour, in the colours of its periods; or why there is none. */
export function UsualDay({ bill }: UsualDayProps) {
  const t = useTranslations('bill-details.day')
  if (bill.invoice.type === 'gas') {
    return (
      <Card title={t('title')}>
        <p>{t('gas')}</p>
      </Card>
    )
  }
  if (bill.days < fewestDays) {
    return (
      <Card title={t('title')} actions={<ToConsumption bill={bill} />}>
        <p>{t('short', { days: fewestDays })}</p>
      </Card>
    )
  }
  return <FromCurve bill={bill} />
}

interface ToConsumptionProps {
  readonly bill: ExplainedBill
}

function ToConsumption({ bill: { invoice } }: ToConsumptionProps) {
  const t = useTranslations('bill-details.day')
  const href = useConsumptionHref(invoice)
  return href === undefined ? null : <Link href={href}>{t('more')}</Link>
}

interface FromCurveProps {
  readonly bill: ExplainedBill
}

function FromCurve({ bill }: FromCurveProps) {
  const t = useTranslations('bill-details.day')
  const { data, error, refetch } = useQuery(hoursQuery(bill.invoice))
  const content = () => {
    if (!data) {
      if (!error) return <ChartRoom />
      return <PartFailure error={error} title={t('failure')} onRetry={() => void refetch()} />
    }
    const read = daysWithHours(data)
    if (read === 0) return <p>{t('none')}</p>
    if (read < fewestDays) return <p>{t('some', { read: String(read), days: String(bill.days) })}</p>
    return <DayBars series={data} days={bill.days} read={read} />
  }
  return (
    <Card title={t('title')} actions={<ToConsumption bill={bill} />}>
      {content()}
    </Card>
  )
}
