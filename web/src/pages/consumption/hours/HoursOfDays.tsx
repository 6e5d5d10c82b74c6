import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { HourChart } from '../../../charts/HourChart.tsx'
import { huesOf } from '../../../charts/series.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { chartValues, surplusValues } from '../../../features/consumption/costs.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import { daysOf, entryAt, hourTicks, quartersOf, unreadIn } from '../../../features/consumption/readings.ts'
import { nameOf } from '../../../features/consumption/day-range.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../../features/consumption/use-time-names.ts'
import { nowMs } from '../../../site/clock.ts'

interface HoursProps {
  readings: Readings
  unit: Unit
  /** Opens a day; of one day there is nothing to open. */
  onOpen: ((start: string) => void) | undefined
}

const monthlyTicksFromDays = 62

/** The hours of several days as a chart, or the quarters of one that was read so; where several share a pixel it has no periods, and the legend only the total. */
export function Hours({ readings: shown, unit, onOpen }: HoursProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const { ofRange, entryNameAt } = useTimeNames()
  const inEuros = unit === 'cost'
  const quarters = inEuros ? undefined : quartersOf(shown)
  const readings = quarters ?? shown
  const texts = useChartTexts(readings)
  const totals = useChartTexts(shown)
  const oneDay = readings.start === readings.end
  const range = ofRange(nameOf({ firstDay: readings.start, lastDay: readings.end }))
  const { values, surplus, hueOf, isEstimated, isUnread } = useMemo(() => {
    const hues = huesOf(readings.period_names)
    return {
      values: chartValues[unit](readings),
      surplus: texts.surplus && !inEuros ? surplusValues(readings) : undefined,
      hueOf: (index: number) => hues[readings.hour_period[index] ?? 0] ?? 'total',
      isEstimated: readings.estimated.includes(1)
        ? (index: number) => readings.estimated[index] === 1
        : undefined,
      isUnread: unreadIn(readings, nowMs()),
    }
  }, [readings, texts, unit, inEuros])
  const long = values.length / 24 > monthlyTicksFromDays
  // Names are made only for the hour pointed at: a year has 8,760. After a change of range the index may be out of bounds.
  const held = (index: number) => (index < readings.starts.length ? index : 0)
  const entryHeld = (index: number) => entryAt(readings, held(index))
  const nameAt = (index: number) => entryNameAt(readings.starts, held(index), !oneDay)
  const ticks = () =>
    oneDay
      ? readings.starts.flatMap((start, index) => {
          const hour = Number(start.slice(11, 13))
          return hour % 6 === 0 && start.slice(14, 16) === '00' ? [{ index, label: `${hour} h` }] : []
        })
      : hourTicks(readings.starts).map(({ index, start }) => ({
          index,
          label: long ? format.shortMonth(start.slice(0, 7)) : String(Number(start.slice(8, 10))),
        }))
  return (
    <HourChart
      {...(inEuros ? texts.euroFormat : texts.valueFormat)}
      label={`${t(inEuros ? 'chart.labelCost' : 'chart.label', { range })}. ${t(onOpen ? 'chart.openDay' : 'chart.move')}`}
      values={values}
      {...(surplus && { surplus })}
      hueOf={hueOf}
      {...(isEstimated && { isEstimated })}
      {...(isUnread && { isUnread })}
      series={inEuros ? texts.periods : texts.legend}
      shared={{ series: [texts.total, ...(inEuros ? [] : texts.below)], note: t('chart.highest') }}
      ticks={ticks()}
      summary={{
        title: t('chart.all'),
        total: totals.totals(daysOf(shown), unit).total,
      }}
      marks={{ estimated: t('chart.estimated'), unread: t('chart.unread') }}
      title={nameAt}
      total={(index) => texts.totalOf(entryHeld(index), unit)}
      spoken={(index) => texts.spoken(nameAt(index), entryHeld(index))}
      bigStep={oneDay && !quarters ? 6 : 24}
      {...(onOpen && { onSelect: (index: number) => onOpen(readings.starts[index] ?? readings.start) })}
    />
  )
}
