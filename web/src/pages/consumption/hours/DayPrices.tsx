import { useTranslations } from 'use-intl'
import { huesOf } from '../../../charts/series.ts'
import { periodsOfDay } from '../../../features/consumption/costs.ts'
import type { PeriodOfDay } from '../../../features/consumption/costs.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import '../../../features/consumption/consumption.css'

interface DayPricesProps {
  readonly readings: Readings
}

/** The periods of one day: their hours, and what a kWh costs in each. */
export function DayPrices({ readings }: DayPricesProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const hues = huesOf(readings.period_names)
  const periods = periodsOfDay(readings)
  if (periods.every(({ price }) => price === undefined)) return null
  const nameOf = (period: number) => {
    const hue = hues[period]
    return hue === 'peak' || hue === 'flat' || hue === 'valley'
      ? t(`periods.${hue}`)
      : (readings.period_names[period] ?? '')
  }
  const hoursOf = ({ hours }: PeriodOfDay) => {
    const [only] = hours
    if (hours.length === 1 && only?.from === 0 && only.to === 24) return t('cost.allDay')
    return format.list(hours.map(({ from, to }) => t('cost.hours', { from: String(from), to: String(to) })))
  }
  return (
    <section className="stack" data-gap="s">
      <h3 className="day-prices-title">{t('cost.prices')}</h3>
      <ul role="list" className="day-prices">
        {periods.map((one) => (
          <li key={one.period}>
            <i className="swatch" data-hue={hues[one.period]} />
            <strong>{nameOf(one.period)}</strong>
            <span className="figures">
              {one.price === undefined
                ? t('cost.noPrice')
                : t('cost.price', { price: format.number(one.price, 4) })}
            </span>
            <span className="small soft">{hoursOf(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
