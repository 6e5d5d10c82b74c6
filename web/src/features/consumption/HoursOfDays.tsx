import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { HeatMap } from '../../charts/HeatMap.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from './answer.ts'
import { daysOfHours } from './chart-data.ts'
import { nameOf } from './shown-range.ts'
import { useChartWords } from './use-chart-words.ts'
import { useWords } from './use-words.ts'

type HoursOfDaysProps = { series: Series; onOpen: (start: string) => void }

const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** When in the day energy is used: days across, hours down. Loaded only for spans long enough to show a habit. */
export function HoursOfDays({ series, onOpen }: HoursOfDaysProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const { rangeName, capital } = useWords()
  const words = useChartWords(series)
  const range = rangeName(nameOf({ firstDay: series.start, lastDay: series.end }))
  const { days, values, clockHour } = useMemo(() => {
    const found = daysOfHours(series)
    return {
      days: found,
      values: found.map(({ importWh }) => importWh.map((wh) => (wh === null ? null : wh / 1000))),
      clockHour: (day: number, position: number) => found[day]?.clockHours[position] ?? position,
    }
  }, [series])
  const months = days.length > 62
  const firsts = days.flatMap(({ day }, index) => {
    if (!months) return [{ day: index, label: String(Number(day.slice(8))) }]
    return index === 0 || day.endsWith('-01')
      ? [{ day: index, label: format.shortMonth(day.slice(0, 7)).replace('.', '') }]
      : []
  })
  const every = Math.ceil(firsts.length / (months ? 13 : 8))
  const title = (day: number, hour: number) =>
    capital(
      t('hour.ofDay', {
        day: format.weekday(days[day]?.day ?? series.start),
        hour: t('hour.span', { from: two(hour), to: two(hour + 1) }),
      }),
    )
  const total = (kWh: number | null) =>
    kWh === null ? t('chart.noReadings') : words.energy(Math.round(kWh * 1000))
  return (
    <HeatMap
      label={`${t('chart.heat')}. ${t('chart.openDay')}`}
      days={values}
      clockHour={clockHour}
      dayTicks={firsts.filter((_, index) => index % every === 0)}
      hourLabel={(hour) => `${hour}`}
      summary={{ title: range, total: '' }}
      title={title}
      total={total}
      spoken={(day, hour, kWh) => `${title(day, hour)}: ${total(kWh)}`}
      scale={{
        from: t('chart.heatLow'),
        to: (kWh) => `${t('chart.heatHigh')} (${words.writing.formatValue(kWh)})`,
      }}
      onSelect={(day) => onOpen(days[day]?.day ?? series.start)}
    />
  )
}
