import { useTranslations } from 'use-intl'
import { BarChart } from '../../charts/BarChart.tsx'
import type { Bar } from '../../charts/BarChart.tsx'
import { DayGrid } from '../../charts/DayGrid.tsx'
import { useWidth } from '../../charts/use-width.ts'
import { monthTick } from '../../i18n/month-tick.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useMedia } from '../../site/use-media.ts'
import type { Unit } from './costs.ts'
import type { Readings } from './readings.ts'
import { entriesOf } from './readings.ts'
import type { Entry } from './readings.ts'
import { nameOf, placeInWeek } from './day-range.ts'
import { useChartTexts } from './use-chart-texts.ts'
import { useTimeNames } from './use-time-names.ts'

interface BarsProps {
  readings: Readings
  /** Called with the start of the month or day that is chosen. */
  onOpen: ((start: string) => void) | undefined
  unit?: Unit
  /** One of several charts: lower. */
  compact?: boolean
}

function toKWh(wh: number) {
  return wh / 1000
}
function toEuros(microcents: number) {
  return microcents / 1e8
}

/** Narrower than this a bar is hard to touch. */
const leastStepPx = 24
/** About the width of the axis. */
const axisPx = 44
/** Where the mouse reads, days stay bars down to this width. */
const narrowPx = 480

/** Months, days or the hours of one day as bars, or days as a calendar where bars would be too narrow to touch. */
export function Bars({ readings, onOpen, unit = 'energy', compact = false }: BarsProps) {
  const t = useTranslations('consumption')
  const format = useFormat()
  const [element, width] = useWidth<HTMLDivElement>()
  const touched = useMedia('(pointer: coarse)')
  // Printed charts are not interactive.
  const onScreen = useMedia('screen')
  const { ofRange, entryNames } = useTimeNames()
  const texts = useChartTexts(readings)
  const entries = entriesOf(readings)
  const names = entryNames(readings.starts, readings.start !== readings.end)
  const range = ofRange(nameOf({ firstDay: readings.start, lastDay: readings.end }))
  const inEuros = unit === 'cost'

  const tick = (start: string, index: number): Pick<Bar, 'tick' | 'letter' | 'below'> => {
    if (start.length > 10) return { tick: `${Number(start.slice(11, 13))} h` }
    if (start.length === 7) return monthTick(format, start, index === 0)
    return {
      tick: String(Number(start.slice(8))),
      ...((index === 0 || start.endsWith('-01')) && { below: format.shortMonth(start.slice(0, 7)) }),
    }
  }
  const valuesOf = (entry: Entry) =>
    inEuros
      ? texts.pick(entry.costs ?? readings.period_names.map(() => 0)).map(toEuros)
      : [...texts.pick(entry.parts).map(toKWh), ...(texts.surplus ? [-toKWh(entry.exportWh ?? 0)] : [])]
  const bars = entries.map((entry, index): Bar => {
    const name = names[index] ?? entry.start
    return {
      key: entry.start,
      ...tick(entry.start, index),
      title: [name, ...(entry.importWh === null ? [] : texts.marks(entry))].join(' · '),
      total: texts.totalOf(entry, unit),
      spoken: texts.spoken(name, entry),
      values: valuesOf(entry),
      incomplete: entry.incomplete && entry.importWh !== null,
      estimated: entry.estimated,
      unread: entry.importWh === null,
    }
  })
  const { resolution } = readings
  const common = {
    ...(inEuros ? texts.euroFormat : texts.valueFormat),
    label: t(inEuros ? 'chart.labelCost' : 'chart.label', { range }),
    series: inEuros ? texts.periods : texts.legend,
    bars,
    summary: { title: t('chart.all'), ...texts.totals(entries, unit) },
    marks: { estimated: t('chart.estimated'), incomplete: t('chart.incomplete') },
  }
  const asCalendar =
    onScreen &&
    onOpen !== undefined &&
    resolution === 'daily' &&
    bars.length > 7 &&
    (touched || width < narrowPx) &&
    (width - axisPx) / bars.length < leastStepPx
  const chart = () => {
    if (width === 0) return null
    if (!asCalendar || !onOpen) {
      return (
        <BarChart
          {...common}
          compact={compact}
          keyboardHint={t(
            resolution === 'monthly'
              ? 'chart.openMonth'
              : resolution === 'daily'
                ? 'chart.openDay'
                : 'chart.move',
          )}
          {...(onOpen && { onSelect: onOpen })}
        />
      )
    }
    return (
      <DayGrid
        {...common}
        keyboardHint={t('chart.calendar')}
        weekdays={format.weekdayLetters()}
        firstWeekday={placeInWeek(readings.start)}
        figure={({ values, unread }) => {
          if (unread) return ''
          const sum = values.reduce((added, value) => added + Math.max(0, value), 0)
          return format.number(sum, inEuros ? 2 : 1)
        }}
        onSelect={onOpen}
      />
    )
  }
  return (
    <div ref={element} className="consumption-bars" data-compact={compact || undefined}>
      {chart()}
    </div>
  )
}
