import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import { Link } from '../../../ui/Link.tsx'
import { twelveMonthsTo, yearRange } from '../../../features/consumption/day-range.ts'
import type { DayRange } from '../../../ui/typed-day.ts'
import { yearsToChoose } from './years-to-choose.ts'
import './year.css'

interface YearToolsProps {
  shown: DayRange
  /** First and last day with readings, once known. */
  available: { start: string; end: string } | null | undefined
  hrefOf: (shown: DayRange) => string
}

/** Chooses the year: the last twelve months or a calendar year. */
export function YearTools({ shown, available, hrefOf }: YearToolsProps) {
  const t = useTranslations('year.years')
  const { day } = useFormat()
  const latest = twelveMonthsTo(today())
  const isShown = ({ firstDay, lastDay }: DayRange) =>
    firstDay === shown.firstDay && lastDay === shown.lastDay
  const choices = [
    { key: 'latest', label: t('latest'), range: latest },
    ...yearsToChoose(available, today()).map((year) => ({ key: year, label: year, range: yearRange(year) })),
  ]
  const other = choices.every(({ range }) => !isShown(range))
  return (
    <nav className="year-choice no-print" aria-label={t('label')}>
      <ul role="list">
        {choices.map(({ key, label, range }) => (
          <li key={key}>
            <Link href={hrefOf(range)} aria-current={isShown(range) ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {other ? (
          <li>
            <Link href={hrefOf(shown)} aria-current="true">
              {t('days', { first: day(shown.firstDay), last: day(shown.lastDay) })}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
