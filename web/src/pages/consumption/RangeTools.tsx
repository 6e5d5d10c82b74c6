import type { Resolution } from '@endoll/api/consumption.ts'
import { localeTag, dayOrder } from '@endoll/api/language.ts'
import { lastDayOfMonth } from '@endoll/domain/time/day.ts'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../site/use-media.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { DateRange } from '../../ui/DateRange.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAfterPaint } from '../../loading/use-after-paint.ts'
import { beside, calendarYears, nameOf } from '../../features/consumption/day-range.ts'
import type { DayRange } from '../../ui/typed-day.ts'
import { useTimeNames } from '../../features/consumption/use-time-names.ts'
import '../../features/consumption/consumption.css'

interface RangeToolsProps {
  view: Resolution
  shown: DayRange
  /** The switch between kWh and euros. */
  children: ReactNode
  /** First and last day with readings, once known. */
  available: { start: string; end: string } | null | undefined
  hrefOf: (shown: DayRange) => string
  onChange: (shown: DayRange) => void
}

/** Chooses the range: one step back or forward, or two dates typed or picked. */
export function RangeTools({ view, shown, available, hrefOf, onChange, children }: RangeToolsProps) {
  const t = useTranslations('consumption.range')
  const { rangeName, capital } = useTimeNames()
  const [before, after] = [beside(shown, -1), beside(shown, 1)]
  const latest = lastDayOfMonth(today())
  // On a phone the chart comes first.
  const narrow = useMedia('(width < 40rem)')
  const [opened, setOpened] = useState(false)
  const step = (to: DayRange, key: 'before' | 'after') => (
    // The title is its name: with an `aria-label` beside it the range would be said twice.
    <Link href={hrefOf(to)} title={t(key, { range: rangeName(nameOf(to)) })}>
      <Icon name={key === 'before' ? 'chevronLeft' : 'chevronRight'} />
    </Link>
  )
  const dates = { view, shown, available, hrefOf, onChange }
  return (
    <div className="consumption-range no-print">
      <div className="consumption-steps">
        {before.lastDay >= (available?.start ?? '2000') ? step(before, 'before') : <span />}
        <h2>{capital(rangeName(nameOf(shown)))}</h2>
        {after.firstDay <= latest ? step(after, 'after') : <span />}
      </div>
      {children}
      {narrow ? (
        <details
          className="consumption-other"
          onToggle={(event) => event.currentTarget.open && setOpened(true)}
        >
          <summary>{t('other')}</summary>
          {opened ? <DatesDrawnLast {...dates} /> : null}
        </details>
      ) : (
        <DatesDrawnLast {...dates} />
      )}
    </div>
  )
}

type DatesProps = Omit<RangeToolsProps, 'children'>

/**
 * The dates follow the chart that a press leads to. While the focus is in them they are drawn at once: a range that came
 * after the next key would replace what was typed.
 */
function DatesDrawnLast(props: DatesProps) {
  const [used, setUsed] = useState(false)
  const drawn = useAfterPaint(props, props, used)
  return (
    <div
      className="consumption-days"
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => setUsed(currentTarget.contains(relatedTarget))}
    >
      <Dates {...drawn} />
    </div>
  )
}

const Dates = memo(DrawnDates)

/** The range as two dates, and the way to whole years. */
function DrawnDates({ view, shown, available, hrefOf, onChange }: DatesProps) {
  const t = useTranslations('consumption.range')
  const { language } = useSite()
  const latest = lastDayOfMonth(today())
  const years = view === 'monthly' && available ? calendarYears(available.start, today()) : undefined
  return (
    <>
      <DateRange
        label={t('label')}
        firstLabel={t('first')}
        lastLabel={t('last')}
        placeholder={t('placeholder')}
        language={localeTag[language]}
        order={dayOrder[language]}
        range={shown}
        onChange={onChange}
        bounds={{
          firstDay: available && available.start < shown.firstDay ? available.start : shown.firstDay,
          lastDay: latest > shown.lastDay ? latest : shown.lastDay,
        }}
        texts={{
          invalid: t('invalid'),
          startAfterEnd: t('startAfterEnd'),
          openCalendar: t('openCalendar'),
          months: t('allMonths'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
      />
      {years && years.firstDay !== shown.firstDay ? (
        <Link className="small" href={hrefOf(years)}>
          {t('allYears')}
        </Link>
      ) : null}
    </>
  )
}
