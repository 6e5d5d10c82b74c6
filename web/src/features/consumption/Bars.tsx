import { useTranslations } from 'use-intl'
import { BarChart } from '../../charts/BarChart.tsx'
import type { Bar } from '../../charts/BarChart.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Readings } from './readings.ts'
import { entriesOf, totalsOf } from './readings.ts'
import type { Entry } from './readings.ts'
import { nameOf } from './day-range.ts'
import { useChartTexts } from './use-chart-texts.ts'
import { useTimeNames } from './use-time-names.ts'

interface BarsProps {
  readings: Readings
  /** Called with the start of the month or day that is chosen. */
  onOpen: ((start: string) => void) | undefined
  /** One of several charts: lower. */
  compact?: boolean
}

function toKWh(wh: number) {
  return wh / 1000
}

/** Months, days or the hours of one day as bars, each divided by the periods of the tariff. */
export function Bars({ readings, onOpen, compact = false }: BarsProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const { rangeName, entryNames } = useTimeNames()
  const texts = useChartTexts(readings)
  const entries = entriesOf(readings)
  const names = entryNames(readings.starts, readings.start !== readings.end)
  const range = rangeName(nameOf({ firstDay: readings.start, lastDay: readings.end }))

  const tick = (start: string) => {
    if (start.length > 10) return String(Number(start.slice(11, 13)))
    if (start.length > 7) return String(Number(start.slice(8)))
    return start.endsWith('-01') ? start.slice(0, 4) : format.shortMonth(start)
  }
  const bars = entries.map((entry, index): Bar => {
    const name = names[index] ?? entry.start
    return {
      key: entry.start,
      tick: tick(entry.start),
      title: [name, ...(entry.importWh === null ? [] : texts.marks(entry))].join(' · '),
      total: texts.totalOf(entry),
      spoken: texts.spoken(name, entry),
      values: [
        ...texts.pick(entry.parts).map(toKWh),
        ...(texts.surplus ? [-toKWh(entry.exportWh ?? 0)] : []),
      ],
      incomplete: entry.incomplete && entry.importWh !== null,
      estimated: entry.estimated,
    }
  })
  const sums = [
    ...texts.energyParts(texts.pick(totalsOf(entries, readings.period_names.length))),
    ...(texts.surplus ? [texts.energy(surplusOf(entries))] : []),
  ]
  const { resolution } = readings
  return (
    <BarChart
      {...texts.valueFormat}
      compact={compact}
      label={t('chart.label', { range })}
      keyboardHint={t(
        resolution === 'monthly'
          ? 'chart.openMonth'
          : resolution === 'daily'
            ? 'chart.openDay'
            : 'chart.move',
      )}
      series={texts.legend}
      bars={bars}
      summary={{
        title: t('chart.all'),
        total: texts.energy(entries.reduce((sum, { importWh }) => sum + (importWh ?? 0), 0)),
        values: texts.legend.length > 1 ? sums : [],
      }}
      marks={{ estimated: t('chart.estimated'), incomplete: t('chart.incomplete') }}
      {...(onOpen && { onSelect: onOpen })}
    />
  )
}

function surplusOf(entries: readonly Entry[]) {
  return entries.reduce((sum, { exportWh }) => sum + (exportWh ?? 0), 0)
}
