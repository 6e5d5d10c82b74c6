import { useTranslations } from 'use-intl'
import { huesOf } from '../../charts/series.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import { workingDayHours } from './period-hours.ts'
import '../../features/consumption/consumption.css'

interface PeriodsExplainedProps {
  readonly readings: Readings
}

/** Explains the periods of the legend, with their hours in the contract's zone. */
export function PeriodsExplained({ readings }: PeriodsExplainedProps) {
  const t = useTranslations('consumption.periods')
  const { list } = useFormat()
  const hours = workingDayHours(readings)
  if (readings.period_names.length < 3 || (!hours && readings.period_names.length < 6)) return null
  const { tariff } = readings
  if (!hours) {
    return (
      <details className="explained no-print">
        <summary>{t('explainSix')}</summary>
        <p className="soft">{t('six', { tariff, count: readings.period_names.length })}</p>
      </details>
    )
  }
  return (
    <details className="explained no-print">
      <summary>{t('explain')}</summary>
      <div className="stack soft" data-gap="s">
        <p>{t('intro', { tariff })}</p>
        <ul role="list">
          {huesOf(readings.period_names).map((hue, index) => (
            <li key={hue}>
              <i className="swatch" data-hue={hue} />
              <strong>{t(hue as 'peak' | 'flat' | 'valley')}</strong>{' '}
              {t('hours', {
                spans: list(
                  (hours[index] ?? []).map(({ fromHour, toHour }) =>
                    t('span', { from: String(fromHour), to: String(toHour) }),
                  ),
                ),
              })}
            </li>
          ))}
        </ul>
        <p>{t('weekend')}</p>
      </div>
    </details>
  )
}
