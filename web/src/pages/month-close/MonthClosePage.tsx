import { exportMonthOfBills } from '@endoll/api/portfolio.ts'
import { addMonths, firstDayOfMonth, monthOf } from '@endoll/domain/time/day.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { remoteFile } from '../../calls/remote-file.ts'
import { DownloadLink } from '../../downloads/DownloadLink.tsx'
import { capital } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Select } from '../../ui/Select.tsx'

/** Months that are offered, the present one included. */
const monthsOffered = 24

/** What closes a month for whoever keeps the books of many supplies. */
export function MonthClosePage() {
  const t = useTranslations('month-close')
  const { address } = useSite()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={t('answer')}
        back={<Link href={address('portfolio')}>{t('toPortfolio')}</Link>}
      />
      <InBrowser>
        <BillsCard />
      </InBrowser>
    </div>
  )
}

/** The bills of a month that is chosen, as files; the last whole month at first. */
function BillsCard() {
  const t = useTranslations('month-close.bills')
  const { month: monthText } = useFormat()
  const present = firstDayOfMonth(today())
  const months = Array.from({ length: monthsOffered }, (_, ago) => monthOf(addMonths(present, -ago)))
  const [month, setMonth] = useState(months[1] ?? '')
  const file = (format: 'csv' | 'xlsx') => remoteFile(exportMonthOfBills, { query: { month, format } })
  const named = { month: monthText(month) }
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p>{t('text')}</p>
        <Select
          name="month"
          label={t('month')}
          width="short"
          options={months.map((one) => ({ value: one, label: capital(monthText(one)) }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <p className="row">
          <DownloadLink file={file('xlsx')} label={t('xlsxOf', named)}>
            {t('xlsx')}
          </DownloadLink>
          <DownloadLink file={file('csv')} label={t('csvOf', named)}>
            {t('csv')}
          </DownloadLink>
        </p>
      </div>
    </Card>
  )
}
