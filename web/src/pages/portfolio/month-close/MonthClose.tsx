import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@endoll/api/cents.ts'
import { exportMonthOfBills, type AccrualItem } from '@endoll/api/portfolio.ts'
import { addMonths, firstDayOfMonth, monthOf } from '@endoll/domain/time/day.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { capital } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { InBrowser } from '../../../loading/InBrowser.tsx'
import { useSite } from '../../../site/site.tsx'
import { today } from '../../../site/today.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AccrualCard } from './AccrualCard.tsx'
import { accrualsQuery } from './month-close-query.ts'
import { MonthFiles } from './MonthFiles.tsx'

/** Months that are offered, the present one included. */
const monthsOffered = 24

/** What closes a month for the bookkeeper of many supplies. */
export function MonthClose() {
  const t = useTranslations('portfolio.month')
  const { address } = useSite()
  const accruals = useQuery(accrualsQuery())
  const { data, error } = accruals
  const answer = useAnswer()
  const { longDay } = useFormat()
  const day = data?.oldest_day
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={data && answer(data.months)}
        lines={day ? [t('workedOut', { day: longDay(day) }), t('without')] : []}
        back={<Link href={address('portfolio')}>{t('toPortfolio')}</Link>}
      />
      {data ? (
        <InBrowser>
          {data.months.map((accrual) => (
            <AccrualCard key={accrual.month} accrual={accrual} />
          ))}
        </InBrowser>
      ) : error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void accruals.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="card" />
      )}
      <InBrowser>
        <BillsCard />
      </InBrowser>
    </div>
  )
}

/** What is not billed yet of the present month. */
function useAnswer() {
  const t = useTranslations('portfolio.month.answer')
  const { money, month } = useFormat()
  return (months: readonly AccrualItem[]): string => {
    const [first] = months
    if (!first) return t('none')
    return t('accrued', { amount: money(centsOf(first.amount)), month: month(first.month) })
  }
}

/** The bills of a month that is chosen, as files; the last whole month at first. */
function BillsCard() {
  const t = useTranslations('portfolio.month.bills')
  const { month: monthText } = useFormat()
  const present = firstDayOfMonth(today())
  const months = Array.from({ length: monthsOffered }, (_, ago) => monthOf(addMonths(present, -ago)))
  const [month, setMonth] = useState(months[1] ?? '')
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p>{t('text')}</p>
        <Select
          name="month"
          label={t('month')}
          width="medium"
          options={months.map((one) => ({ value: one, label: capital(monthText(one)) }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <MonthFiles endpoint={exportMonthOfBills} what="bills" month={month} />
      </div>
    </Card>
  )
}
