import { addDays, monthOf } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import type { View } from '../../features/consumption/consumption-search.ts'
import { monthRange, rangeOfDay, weekOf } from '../../features/consumption/day-range.ts'
import { today } from '../../site/today.ts'
import { drawnLast } from '../../loading/drawn-last.tsx'
import { Link } from '../../ui/Link.tsx'
import type { DayRange } from '../../ui/typed-day.ts'
import '../../features/consumption/consumption.css'

interface QuickRangesProps {
  readonly view: View
  readonly shown: DayRange
  /** Last day that was billed, once known. */
  readonly billedTo: string | null | undefined
  readonly hrefOf: (shown: DayRange, view: View) => string
}

/** Days that people ask for by name, one tap away. */
export const QuickRanges = drawnLast(Ranges)

function Ranges({ view, shown, billedTo, hrefOf }: QuickRangesProps) {
  const t = useTranslations('consumption.quick')
  const now = today()
  const firstUnbilled = billedTo ? addDays(billedTo, 1) : undefined
  const choices = [
    { key: 'yesterday', view: 'hourly', range: rangeOfDay(addDays(now, -1)) },
    { key: 'week', view: 'daily', range: weekOf(now) },
    { key: 'month', view: 'daily', range: monthRange(monthOf(now)) },
    ...(firstUnbilled !== undefined && firstUnbilled <= now
      ? [{ key: 'bill', view: 'daily', range: { firstDay: firstUnbilled, lastDay: now } } as const]
      : []),
  ] as const
  return (
    <nav className="quick-ranges no-print" aria-label={t('label')}>
      <ul role="list">
        {choices.map((choice) => {
          const isShown =
            choice.view === view &&
            choice.range.firstDay === shown.firstDay &&
            choice.range.lastDay === shown.lastDay
          return (
            <li key={choice.key}>
              <Link href={hrefOf(choice.range, choice.view)} aria-current={isShown ? 'true' : undefined}>
                {t(choice.key)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
