import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { HeatMap } from '../../../charts/HeatMap.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { chartValues } from '../../../features/consumption/costs.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import { onceFor } from '../../../charts/once-for.ts'
import { daysOfHours, entryAt, periodsShown } from '../../../features/consumption/readings.ts'
import { hourNameAt } from '../../../features/consumption/hour-names.ts'
import { nameOf } from '../../../features/consumption/day-range.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../../features/consumption/use-time-names.ts'

interface HoursMapProps {
  readings: Readings
  /** What the map shows and which keys move in it. */
  label: string
  unit: Unit
  /** The sum of the values, formatted. */
  total: string
  /** Turns the month labels into links to their days. */
  monthHref?: (month: string) => string
  onOpen: (start: string) => void
}

const longestDaysWithoutMonths = 62

/** What the map draws of each reply, by day and hour of the clock: an hour that October repeats is the higher of two. */
const hoursDrawn: Readonly<Record<Unit, (readings: Readings) => readonly (readonly (number | null)[])[]>> = {
  energy: onceFor((readings) => drawnOf(readings, 'energy')),
  cost: onceFor((readings) => drawnOf(readings, 'cost')),
}

function drawnOf(readings: Readings, unit: Unit) {
  const values = chartValues[unit](readings)
  return daysOfHours(readings).map(({ hours }) =>
    hours.map(([only, second]) => {
      const value = (only === undefined ? null : values[only]) ?? null
      return second === undefined ? value : higher(value, values[second] ?? null)
    }),
  )
}

/** Which hours of a reply were estimated, by day and hour of the clock; the same function each time it is asked for. */
const estimatedIn: (readings: Readings) => (day: number, hour: number) => boolean = onceFor((readings) => {
  const days = daysOfHours(readings)
  return (day, hour) => {
    const indexes = days[day]?.hours[hour] ?? []
    return readings.estimated[indexes[0] ?? -1] === 1 || readings.estimated[indexes[1] ?? -1] === 1
  }
})

/** A heat map of the hours of many days; screen readers hear day, hour, value and period of each. */
export function HoursMap(props: HoursMapProps) {
  const { readings, label, unit, total, monthHref, onOpen } = props
  const t = useTranslations('consumption')
  const format = useFormat()
  const { rangeName, hourName, capital } = useTimeNames()
  const texts = useChartTexts(readings)
  const { formatValue: written } = unit === 'cost' ? texts.euroFormat : texts.valueFormat
  const range = rangeName(nameOf({ firstDay: readings.start, lastDay: readings.end }))
  const days = daysOfHours(readings)
  const values = chartValues[unit](readings)
  const drawn = hoursDrawn[unit](readings)
  const periodNames = useMemo(
    () => new Map(periodsShown(readings).map((period, index) => [period, texts.periods[index]?.label ?? ''])),
    [readings, texts],
  )
  const estimated = readings.estimated.includes(1)
    ? { is: estimatedIn(readings), label: t('chart.estimated') }
    : undefined
  const months = days.length > longestDaysWithoutMonths
  const firsts = days.flatMap(({ day }, index) => {
    if (!months) return [{ day: index, label: String(Number(day.slice(8))) }]
    if (!day.endsWith('-01')) return []
    const month = day.slice(0, 7)
    const text = format.shortMonth(month)
    return [
      {
        day: index,
        label: text,
        ...(monthHref && {
          link: {
            href: monthHref(month),
            name: t('chart.daysOf', { label: text, month: format.month(month) }),
          },
        }),
      },
    ]
  })
  const every = months ? 1 : Math.ceil(firsts.length / 8)
  const indexesOf = (day: number, hour: number) => days[day]?.hours[hour] ?? []
  const dayName = (day: number) => format.weekday(days[day]?.day ?? readings.start)
  const title = (day: number, hour: number) => {
    const [at] = indexesOf(day, hour)
    const name = at === undefined ? undefined : hourNameAt(readings.starts, at)
    const two = (clock: number) => `${String(clock).padStart(2, '0')}:00`
    const span = t('hour.span', { from: name?.from ?? two(hour), to: name?.to ?? two(hour + 1) })
    return capital(t('hour.ofDay', { day: dayName(day), hour: span }))
  }
  const figure = (at: number) => {
    return texts.totalOf(entryAt(readings, at), unit)
  }
  const totalOf = (day: number, hour: number) =>
    indexesOf(day, hour).map(figure).join(' + ') || t('hour.skipped')
  const spokenHour = (at: number) => {
    const period = texts.periods.length > 1 ? periodNames.get(readings.hour_period[at] ?? -1) : undefined
    const marks = values[at] === null ? [] : texts.marksAt(at)
    return [figure(at), ...(period ? [period] : []), ...marks].join(', ')
  }
  const spoken = (day: number, hour: number) => {
    const indexes = indexesOf(day, hour)
    const [only, second] = indexes
    if (only === undefined) return `${title(day, hour)}: ${t('hour.skipped')}`
    if (second === undefined) return `${title(day, hour)}: ${spokenHour(only)}`
    const each = indexes.map((at) => `${hourName(hourNameAt(readings.starts, at))}: ${spokenHour(at)}`)
    return capital(t('hour.ofDay', { day: dayName(day), hour: each.join('; ') }))
  }
  return (
    <HeatMap
      label={label}
      days={drawn}
      dayTicks={firsts.filter((_, index) => index % every === 0)}
      hourLabel={(hour) => `${hour} h`}
      summary={{ title: capital(range), total }}
      title={title}
      total={totalOf}
      spoken={spoken}
      estimated={estimated}
      scale={{ from: t('chart.heatLow'), to: (last) => t('chart.heatHigh', { value: written(last) }) }}
      onSelect={(day) => onOpen(days[day]?.day ?? readings.start)}
    />
  )
}

function higher(one: number | null, other: number | null): number | null {
  return other === null || (one !== null && one >= other) ? one : other
}
