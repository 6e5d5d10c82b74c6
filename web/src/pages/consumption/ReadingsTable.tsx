import { useTranslations } from 'use-intl'
import { ChartTable } from '../../charts/ChartTable.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Series } from '../../features/consumption/answer.ts'
import { daysOf, figuresOf, periodsShown } from '../../features/consumption/chart-data.ts'
import type { Figures } from '../../features/consumption/chart-data.ts'
import { nameOf } from '../../features/consumption/shown-range.ts'
import { useChartWords } from '../../features/consumption/use-chart-words.ts'
import { useWords } from '../../features/consumption/use-words.ts'

/** More hours than these are added up by day; the file has them all. */
const mostRows = 800

interface ReadingsTableProps {
  readonly series: Series
}

/** The figures behind the chart, for everybody. */
export function ReadingsTable({ series }: ReadingsTableProps) {
  const t = useTranslations('consumption')
  const { energyText } = useFormat()
  const { rangeName, entryNames } = useWords()
  const words = useChartWords(series)
  const summed = series.starts.length > mostRows && series.resolution === 'hourly'
  const range = rangeName(nameOf({ firstDay: series.start, lastDay: series.end }))
  const decimals = series.resolution === 'hourly' && !summed ? 3 : 2
  const figure = (wh: number | null) => (wh === null ? '–' : energyText(wh, decimals))
  const divided = words.periods.length > 1
  const unit =
    series.resolution === 'monthly' ? 'month' : series.resolution === 'daily' || summed ? 'day' : 'hour'
  // An hour lies in one period: its name says more than columns of zeros.
  const named = divided && unit === 'hour'
  const periodNames = new Map(
    periodsShown(series).map((period, place) => [period, words.periods[place]?.label ?? '']),
  )
  const partCells = (line: Figures, index: number) => {
    if (named) return [periodNames.get(series.hour_period[index] ?? -1) ?? '']
    return divided ? words.pick(line.parts).map((wh) => figure(line.importWh === null ? null : wh)) : []
  }
  return (
    <ChartTable
      summary={t('table.show')}
      caption={t(summed ? 'table.captionByDay' : 'table.caption', { range })}
      columns={[
        t(`table.${unit}`),
        ...(named ? [t('table.period')] : []),
        ...(divided && !named ? words.periods.map(({ label }) => t('table.kWh', { name: label })) : []),
        t('table.total'),
        ...words.below.map(({ label }) => t('table.kWh', { name: label })),
        t('table.notes'),
      ]}
      rows={() => {
        const lines = summed ? daysOf(series) : figuresOf(series)
        const names = entryNames(
          lines.map(({ start }) => start),
          series.start !== series.end,
        )
        return lines.map((line, index) => ({
          key: line.start,
          cells: [
            names[index] ?? line.start,
            ...partCells(line, index),
            figure(line.importWh),
            ...(words.surplus ? [figure(line.exportWh)] : []),
            line.importWh === null ? t('chart.noReadings') : words.marks(line).join(', '),
          ],
        }))
      }}
    />
  )
}
