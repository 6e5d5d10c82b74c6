import { FEWEST_TYPICAL_DAYS } from '@endoll/domain/consumption/typical-day.ts'
import { useMemo } from 'react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { DayProfile, profileHourStep } from '../../../charts/DayProfile.tsx'
import { huesOf } from '../../../charts/series.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { lackingSeasons, typicalHours } from './typical-hours.ts'
import type { TypicalHours } from './typical-hours.ts'
import { YearSection } from './YearSection.tsx'

function clock(hour: number) {
  return `${String(hour).padStart(2, '0')}:00`
}

interface TypicalSectionProps {
  readonly readings: Readings
}

/** The typical working day and weekend of each season that has enough days. */
export function TypicalSection({ readings }: TypicalSectionProps) {
  const t = useTranslations('year.typical')
  const page = useTranslations('consumption')
  const year = useTranslations('year')
  const format = useFormat()
  const texts = useChartTexts(readings)
  const days = useMemo(() => typicalHours(readings), [readings])
  const lacking = useMemo(() => lackingSeasons(readings, days), [readings, days])
  const limit = { days: String(FEWEST_TYPICAL_DAYS) }
  if (days.length === 0) {
    return (
      <YearSection title={t('title')}>
        <p className="soft">{t('tooFew', limit)}</p>
      </YearSection>
    )
  }
  const hues = huesOf(readings.period_names)
  const highest = Math.max(...days.flatMap(({ meanWh }) => meanWh))
  const seasonCount = new Set(days.map(({ season }) => season)).size
  const nameOf = ({ season, kind }: TypicalHours) =>
    t('name', { season: t(`seasons.${season}`), kind: t(kind) })
  const hourOf = (hour: number) => page('hour.span', { from: clock(hour), to: clock(hour + 1) })
  const periodOf = (period: number) => {
    const hue = hues[period]
    return hue === 'peak' || hue === 'flat' || hue === 'valley'
      ? page(`periods.${hue}`)
      : (readings.period_names[period] ?? '')
  }
  const perDay = ({ meanWh }: TypicalHours) =>
    t('day', { energy: texts.energy(meanWh.reduce((sum, wh) => sum + wh, 0)) })
  return (
    <YearSection title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <Legend readings={readings} />
      <div className="year-days-place">
        <div
          className="year-days"
          data-seasons={seasonCount}
          data-print-columns={Math.max(2, seasonCount)}
          style={{ '--seasons': seasonCount } as CSSProperties}
        >
          {days.map((one) => {
            const name = nameOf(one)
            const at = (hour: number) => ({ hour: hourOf(hour), energy: texts.energy(one.meanWh[hour] ?? 0) })
            return (
              <DayProfile
                key={name}
                name={name}
                label={t('label', { name, step: profileHourStep })}
                hours={one.meanWh.map((wh, hour) => ({
                  value: wh / 1000,
                  hue: hues[one.periods[hour] ?? -1] ?? 'total',
                }))}
                highest={highest / 1000}
                valueFormat={texts.valueFormat}
                summary={perDay(one)}
                readout={(hour) => t('reading', at(hour))}
                spoken={(hour) =>
                  t('spoken', { ...at(hour), name, period: periodOf(one.periods[hour] ?? -1) })
                }
              />
            )
          })}
        </div>
      </div>
      {lacking.length > 0 ? (
        <p className="small soft">
          {t('lacking', {
            seasons: format.list(lacking.map((season) => t(`seasons.${season}`).toLocaleLowerCase())),
            ...limit,
          })}
        </p>
      ) : null}
      <details className="explained no-print">
        <summary>{t('how')}</summary>
        <div className="stack soft" data-gap="s">
          <p>{t('definition', limit)}</p>
          <ul role="list">
            {days.map((one) => (
              <li key={nameOf(one)}>{t('counted', { name: nameOf(one), days: one.days })}</li>
            ))}
          </ul>
        </div>
      </details>
      <ChartTable
        summary={year('table')}
        caption={t('caption')}
        columns={[t('hour'), ...days.map(nameOf)]}
        rows={Array.from({ length: 24 }, (_, hour) => ({
          key: String(hour),
          cells: [hourOf(hour), ...days.map(({ meanWh }) => format.energyText(meanWh[hour] ?? 0, 2))],
        }))}
      />
    </YearSection>
  )
}

interface LegendProps {
  readonly readings: Readings
}

/** One legend of the periods for all the charts. */
function Legend({ readings }: LegendProps) {
  const texts = useChartTexts(readings)
  if (texts.periods.length < 2) return null
  return (
    <ul role="list" className="year-legend" aria-hidden="true">
      {texts.periods.map(({ key, label, hue }) => (
        <li key={key}>
          <i className="swatch" data-hue={hue} />
          {label}
        </li>
      ))}
    </ul>
  )
}
