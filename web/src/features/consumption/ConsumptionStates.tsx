import { longestYears } from '@endoll/api/consumption.ts'
import { daysBetween } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { usualRange } from './consumption-search.ts'
import type { View } from './consumption-search.ts'
import { nameOf } from './day-range.ts'
import type { DayRange } from '../../ui/typed-day.ts'
import { useTimeNames } from './use-time-names.ts'

/** Up to this many days without readings the page says that the distributor sends them late. */
const usualDelayDays = 45

interface NoDataProps {
  view: View
  shown: DayRange
  available: { start: string; end: string } | null
  hrefOf: (shown: DayRange) => string
}

/** No readings in the range; links to the last one that has some. */
export function NoData({ view, shown, available, hrefOf }: NoDataProps) {
  const t = useTranslations('consumption')
  const { address } = useSite()
  const { day } = useFormat()
  const { when, rangeName } = useTimeNames()
  if (!available) {
    return (
      <EmptyState
        icon="chart"
        title={t('never.title')}
        action={
          <Link className={buttonClass({})} href={address('contracts')}>
            {t('never.action')}
          </Link>
        }
      >
        {t('never.text')}
      </EmptyState>
    )
  }
  const other = usualRange(view, available.end)
  const soon = shown.lastDay > available.end && daysBetween(available.end, today()) < usualDelayDays
  return (
    <EmptyState
      icon="chart"
      title={t('noData.title', { when: when(nameOf(shown)) })}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={hrefOf(other)}>
          {t('noData.show', { range: rangeName(nameOf(other)) })}
        </Link>
      }
    >
      {t('noData.text', { first: day(available.start), last: day(available.end) })}{' '}
      {soon ? t('noData.soon') : ''}
    </EmptyState>
  )
}

interface NoCurveProps {
  readonly why: 'notFound' | 'gas' | 'none'
}

/** A contract without a curve at all: unknown, of gas, or none to choose from. */
export function NoCurve({ why }: NoCurveProps) {
  const t = useTranslations('consumption')
  const { address } = useSite()
  return (
    <EmptyState
      icon={why === 'gas' ? 'flame' : 'chart'}
      title={t(`${why}.title`)}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={address('contracts')}>
          {t('otherContracts')}
        </Link>
      }
    >
      {t(`${why}.text`)}
    </EmptyState>
  )
}

interface TooLongProps {
  view: View
  shorter: DayRange
  hrefOf: (shown: DayRange) => string
}

export function TooLong({ view, shorter, hrefOf }: TooLongProps) {
  const t = useTranslations('consumption.tooLong')
  const { rangeName } = useTimeNames()
  return (
    <EmptyState
      icon="chart"
      title={t('title')}
      action={
        <Link className={buttonClass({ look: 'primary' })} href={hrefOf(shorter)}>
          {t('show', { range: rangeName(nameOf(shorter)) })}
        </Link>
      }
    >
      {view === 'year' ? t('year') : t('text', longestYears)}
    </EmptyState>
  )
}

interface ConsumptionFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

export function ConsumptionFailure({ error, onRetry }: ConsumptionFailureProps) {
  const t = useTranslations('consumption.failure')
  return <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={onRetry} />
}
