import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { fitsSingly } from '../../../charts/hour-paths.ts'
import { HourChart } from '../../../charts/HourChart.tsx'
import { huesOf } from '../../../charts/series.ts'
import { useWidth } from '../../../charts/use-width.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { entryAt, hourTicks, importOf } from '../../../features/consumption/readings.ts'
import { nameOf } from '../../../features/consumption/day-range.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../../features/consumption/use-time-names.ts'

interface HoursProps {
  readings: Readings
  onOpen: (start: string) => void
}

/** About the width of the axis. */
const axisPx = 48
const monthlyTicksFromDays = 62

/** The hours of several days as a chart; where several share a pixel it has no periods, and the legend only the total. */
export function Hours({ readings, onOpen }: HoursProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const [element, width] = useWidth<HTMLDivElement>()
  const { rangeName, entryNameAt } = useTimeNames()
  const texts = useChartTexts(readings)
  const range = rangeName(nameOf({ firstDay: readings.start, lastDay: readings.end }))
  const { values, surplus, hueOf, isEstimated } = useMemo(() => {
    const hues = huesOf(readings.period_names)
    const toKWh = (wh: number | null) => (wh === null ? null : wh / 1000)
    return {
      values: readings.import_wh.map(toKWh),
      surplus: texts.surplus ? readings.export_wh.map(toKWh) : undefined,
      hueOf: (index: number) => hues[readings.hour_period[index] ?? 0] ?? 'total',
      isEstimated: readings.estimated.includes(1)
        ? (index: number) => readings.estimated[index] === 1
        : undefined,
    }
  }, [readings, texts])
  const singly = fitsSingly(values.length, width - axisPx)
  const long = values.length / 24 > monthlyTicksFromDays
  // Names are made only for the hour pointed at: a year has 8,760. After a change of range the index may be out of bounds.
  const held = (index: number) => (index < readings.starts.length ? index : 0)
  const entryHeld = (index: number) => entryAt(readings, held(index))
  const nameAt = (index: number) => entryNameAt(readings.starts, held(index), true)
  return (
    <div ref={element}>
      <HourChart
        {...texts.valueFormat}
        label={`${t('chart.label', { range })}. ${t('chart.openDay')}`}
        values={values}
        {...(surplus && { surplus })}
        hueOf={hueOf}
        {...(isEstimated && { isEstimated })}
        series={singly ? texts.legend : [texts.total, ...texts.below]}
        ticks={hourTicks(readings.starts).map(({ index, start }) => ({
          index,
          label: long ? format.shortMonth(start.slice(0, 7)) : String(Number(start.slice(8, 10))),
        }))}
        summary={{
          title: t('chart.all'),
          total: texts.energy(importOf(readings)),
        }}
        marks={{ estimated: t('chart.estimated') }}
        title={nameAt}
        total={(index) => texts.totalOf(entryHeld(index))}
        spoken={(index) => texts.spoken(nameAt(index), entryHeld(index))}
        bigStep={24}
        onSelect={(index) => onOpen(readings.starts[index] ?? readings.start)}
      />
      {singly ? null : <p className="small soft">{t('chart.highest')}</p>}
    </div>
  )
}
