import { useTranslations } from 'use-intl'
import { BarChart } from '../../charts/BarChart.tsx'
import type { Bar } from '../../charts/BarChart.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from './answer.ts'
import { figuresOf, totalsOf } from './chart-data.ts'
import type { Figures } from './chart-data.ts'
import { nameOf } from './shown-range.ts'
import { useChartWords } from './use-chart-words.ts'
import { useWords } from './use-words.ts'

interface BarsProps {
  series: Series
  /** Opens the month or the day that begins so. */
  onOpen: ((start: string) => void) | undefined
  /** One picture among others. */
  compact?: boolean
}

function toKWh(wh: number) {
  return wh / 1000
}

/** Months, days or the hours of one day as bars, each divided by the periods of the tariff. */
export function Bars({ series, onOpen, compact = false }: BarsProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const { rangeName, entryNames } = useWords()
  const words = useChartWords(series)
  const lines = figuresOf(series)
  const names = entryNames(series.starts, series.start !== series.end)
  const range = rangeName(nameOf({ firstDay: series.start, lastDay: series.end }))

  const tick = (start: string) => {
    if (start.length > 10) return String(Number(start.slice(11, 13)))
    if (start.length > 7) return String(Number(start.slice(8)))
    return start.endsWith('-01') ? start.slice(0, 4) : format.shortMonth(start).replace('.', '')
  }
  const bars = lines.map((line, index): Bar => {
    const name = names[index] ?? line.start
    return {
      key: line.start,
      tick: tick(line.start),
      title: [name, ...(line.importWh === null ? [] : words.marks(line))].join(' · '),
      total: words.totalOf(line),
      spoken: words.spoken(name, line),
      values: [...words.pick(line.parts).map(toKWh), ...(words.surplus ? [-toKWh(line.exportWh ?? 0)] : [])],
      incomplete: line.incomplete && line.importWh !== null,
      estimated: line.estimated,
    }
  })
  const sums = [
    ...words.pick(totalsOf(lines, series.period_names.length)),
    ...(words.surplus ? [surplusOf(lines)] : []),
  ]
  const { resolution } = series
  return (
    <BarChart
      {...words.writing}
      compact={compact}
      label={t('chart.label', { range })}
      keyboardHint={t(
        resolution === 'monthly'
          ? 'chart.openMonth'
          : resolution === 'daily'
            ? 'chart.openDay'
            : 'chart.move',
      )}
      series={words.legend}
      bars={bars}
      summary={{
        title: t('chart.all'),
        total: words.energy(lines.reduce((sum, { importWh }) => sum + (importWh ?? 0), 0)),
        values: words.legend.length > 1 ? sums.map(words.energy) : [],
      }}
      marks={{ estimated: t('chart.estimated'), incomplete: t('chart.incomplete') }}
      {...(onOpen && { onSelect: onOpen })}
    />
  )
}

function surplusOf(lines: readonly Figures[]) {
  return lines.reduce((sum, { exportWh }) => sum + (exportWh ?? 0), 0)
}
