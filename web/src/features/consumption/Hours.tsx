import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { fitsSingly } from '../../charts/hour-paths.ts'
import { HourChart } from '../../charts/HourChart.tsx'
import { huesOf } from '../../charts/series.ts'
import { useWidth } from '../../charts/use-width.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from './answer.ts'
import { figuresOf, hourTicks } from './chart-data.ts'
import { nameOf } from './shown-range.ts'
import { useChartWords } from './use-chart-words.ts'
import { useWords } from './use-words.ts'

type HoursProps = { series: Series; onOpen: (start: string) => void }

/** About what the axis takes of the width. */
const axisPx = 48
const monthlyTicksFromDays = 62

/** The hours of several days; where they share pixels only the total can be told, and the legend says so. */
export function Hours({ series, onOpen }: HoursProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const [element, width] = useWidth<HTMLDivElement>()
  const { rangeName, entryNames } = useWords()
  const words = useChartWords(series)
  const range = rangeName(nameOf({ firstDay: series.start, lastDay: series.end }))
  const { lines, names, readings, surplus, hueOf, isEstimated } = useMemo(() => {
    const hues = huesOf(series.period_names)
    const toKWh = (wh: number | null) => (wh === null ? null : wh / 1000)
    return {
      lines: figuresOf(series),
      names: entryNames(series.starts, true),
      readings: series.import_wh.map(toKWh),
      surplus: words.surplus ? series.export_wh.map(toKWh) : undefined,
      hueOf: (index: number) => hues[series.hour_period[index] ?? 0] ?? 'total',
      isEstimated: series.estimated.includes(1)
        ? (index: number) => series.estimated[index] === 1
        : undefined,
    }
    // eslint-disable-next-line react/exhaustive-deps -- entryNames, made anew, says the same while words does
  }, [series, words])
  const singly = fitsSingly(readings.length, width - axisPx)
  const long = readings.length / 24 > monthlyTicksFromDays
  const lineAt = (index: number) => lines[index] ?? lines[0]
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
        title={(index) => names[index] ?? ''}
        total={(index) => {
          const line = lineAt(index)
          return line ? words.totalOf(line) : ''
        }}
        spoken={(index) => {
          const line = lineAt(index)
          return line ? words.spoken(names[index] ?? '', line) : ''
        }}
        bigStep={24}
        onSelect={(index) => onOpen(series.starts[index] ?? series.start)}
      />
      {singly ? null : <p className="small soft">{t('chart.highest')}</p>}
    </div>
  )
}
