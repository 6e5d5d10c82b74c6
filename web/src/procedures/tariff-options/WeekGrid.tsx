import type { TariffOptionPreview } from '@endoll/api/tariff-options.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../i18n/use-format.ts'
import './week-grid.css'

interface WeekGridProps {
  readonly week: NonNullable<TariffOptionPreview['week']>
  /** What the drawing says, in a sentence. */
  readonly label: string
}

const hoursShown = [0, 6, 12, 18] as const

/** The contract's own typical week: darker is more energy, a frame is a cheap hour. */
export function WeekGrid({ week, label }: WeekGridProps) {
  const t = useTranslations('tariff-options.preview')
  const names = useFormat().weekdayLetters()
  const highest = Math.max(1, ...week.map(({ mean_wh }) => mean_wh ?? 0))
  return (
    <div className="week-grid" role="img" aria-label={label}>
      {names.map((name, day) => (
        <div key={`${day} ${name}`} className="week-grid-day">
          <span className="small soft">{name}</span>
          {week.slice(day * 24, day * 24 + 24).map(({ mean_wh, cheap }, hour) => (
            <span
              key={hour}
              className="week-grid-hour"
              data-cheap={cheap || undefined}
              style={{ '--use': `${Math.round((100 * (mean_wh ?? 0)) / highest)}%` } as CSSProperties}
            />
          ))}
        </div>
      ))}
      <div className="week-grid-day" aria-hidden="true">
        <span />
        {Array.from({ length: 24 }, (_, hour) => (
          <span key={hour} className="week-grid-tick small soft figures">
            {hoursShown.some((shown) => shown === hour) ? hour : ''}
          </span>
        ))}
      </div>
      <p className="small soft week-grid-key">
        <span className="week-grid-hour" data-cheap="" /> {t('key')}
      </p>
    </div>
  )
}
