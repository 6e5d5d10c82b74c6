import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { fitsSingly } from '../../charts/hour-paths.ts'
import { HourChart } from '../../charts/HourChart.tsx'
import { huesOf } from '../../charts/series.ts'
import { useWidth } from '../../charts/use-width.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from '../../features/consumption/answer.ts'
import { figuresAt, hourTicks } from '../../features/consumption/chart-data.ts'
import { nameOf } from '../../features/consumption/shown-range.ts'
import { useChartWords } from '../../features/consumption/use-chart-words.ts'
import { useWords } from '../../features/consumption/use-words.ts'

interface HoursProps {
  series: Series
  onOpen: (start: string) => void
}

/** About what the axis takes of the width. */
const axisPx = 48
const monthlyTicksFromDays = 62

/** The hours of several days; where they share pixels only the total can be told, and the legend says so. */
export function Hours({ series, onOpen }: HoursProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const [element, width] = useWidth<HTMLDivElement>()
  const { rangeName, entryNameAt } = useWords()
  const words = useChartWords(series)
  const range = rangeName(nameOf({ firstDay: series.start, lastDay: series.end }))
  const { readings, surplus, hueOf, isEstimated } = useMemo(() => {
    const hues = huesOf(series.period_names)
    const toKWh = (wh: number | null) => (wh === null ? null : wh / 1000)
    return {
      readings: series.import_wh.map(toKWh),
      surplus: words.surplus ? series.export_wh.map(toKWh) : undefined,
      hueOf: (index: number) => hues[series.hour_period[index] ?? 0] ?? 'total',
      isEstimated: series.estimated.includes(1)
        ? (index: number) => series.estimated[index] === 1
        : undefined,
    }
  }, [series, words])
  const singly = fitsSingly(readings.length, width - axisPx)
  const long = readings.length / 24 > monthlyTicksFromDays
  // Written only of the hour that somebody points at: a year has 8,760. Another range may have fewer than the last one.
  const held = (index: number) => (index < series.starts.length ? index : 0)
  const figuresHeld = (index: number) => figuresAt(series, held(index))
  const nameAt = (index: number) => entryNameAt(series.starts, held(index), true)
  return (
    <div ref={element}>
      <HourChart
        {...words.writing}
        label={`${t('chart.label', { range })}. ${t('chart.openDay')}`}
        readings={readings}
        {...(surplus && { surplus })}
        hueOf={hueOf}
        {...(isEstimated && { isEstimated })}
        series={singly ? words.legend : [words.total, ...words.below]}
        ticks={hourTicks(series.starts).map(({ index, start }) => ({
          index,
          label: long
            ? format.shortMonth(start.slice(0, 7)).replace('.', '')
            : String(Number(start.slice(8, 10))),
        }))}
        summary={{
          title: t('chart.all'),
          total: words.energy(series.import_wh.reduce<number>((sum, wh) => sum + (wh ?? 0), 0)),
        }}
        marks={{ estimated: t('chart.estimated') }}
        title={nameAt}
        total={(index) => words.totalOf(figuresHeld(index))}
        spoken={(index) => words.spoken(nameAt(index), figuresHeld(index))}
        bigStep={24}
        onSelect={(index) => onOpen(series.starts[index] ?? series.start)}
      />
      {singly ? null : <p className="small soft">{t('chart.highest')}</p>}
    </div>
  )
}
