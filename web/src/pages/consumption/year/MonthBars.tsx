import { lastDayOfMonth } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Series } from '../../../features/consumption/answer.ts'
import { byMonth, daysOf, totalsOf } from '../../../features/consumption/chart-data.ts'
import type { Figures } from '../../../features/consumption/chart-data.ts'
import { useChartWords } from '../../../features/consumption/use-chart-words.ts'
import { useWords } from '../../../features/consumption/use-words.ts'

/** Months of which only some days are in the year shown. */
function partOf(month: string, { start, end }: Pick<Series, 'start' | 'end'>) {
  const [first, last] = [`${month}-01`, lastDayOfMonth(`${month}-01`)]
  return first < start || last > end
    ? { first: first < start ? start : first, last: last > end ? end : last }
    : undefined
}

interface MonthBarsProps {
  readonly series: Series
  readonly onOpen: (month: string) => void
}

/** The months of the year as bars, divided by the periods of the tariff; the first and the last may be parts. */
export function MonthBars({ series, onOpen }: MonthBarsProps) {
  const t = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { entryNames } = useWords()
  const words = useChartWords(series)
  const lines = byMonth(daysOf(series))
  const names = entryNames(
    lines.map(({ start }) => start),
    true,
  )
  const part = ({ start }: Figures) => {
    const days = partOf(start, series)
    return days && t('months.partOfMonth', { first: format.day(days.first), last: format.day(days.last) })
  }
  const marksOf = (line: Figures) => [...words.marks(line), ...(part(line) ? [part(line) ?? ''] : [])]
  const energy = (wh: number) => words.energy(wh)
  const exported = lines.reduce((sum, { exportWh }) => sum + (exportWh ?? 0), 0)
  const totals = words.pick(totalsOf(lines, series.period_names.length))
  const figure = (wh: number | null) => (wh === null ? '–' : format.energyText(wh, 2))
  const divided = words.periods.length > 1
  return (
    <>
      <BarChart
        {...words.writing}
        label={t('months.label')}
        keyboardHint={t('months.openMonth')}
        series={words.legend}
        bars={lines.map((line, index) => {
          const name = names[index] ?? line.start
          const partly = part(line)
          return {
            key: line.start,
            tick: line.start.endsWith('-01')
              ? line.start.slice(0, 4)
              : format.shortMonth(line.start).replace('.', ''),
            title: [name, ...(line.importWh === null ? [] : marksOf(line))].join(' · '),
            total: words.totalOf(line),
            spoken: [words.spoken(name, line), ...(partly ? [partly] : [])].join(', '),
            values: [
              ...words.pick(line.parts).map((wh) => wh / 1000),
              ...(words.surplus ? [-(line.exportWh ?? 0) / 1000] : []),
            ],
            incomplete: (line.incomplete || partly !== undefined) && line.importWh !== null,
            estimated: line.estimated,
          }
        })}
        summary={{
          title: t('months.whole'),
          total: energy(lines.reduce((sum, { importWh }) => sum + (importWh ?? 0), 0)),
          values:
            words.legend.length > 1 ? [...totals, ...(words.surplus ? [exported] : [])].map(energy) : [],
        }}
        marks={{ estimated: page('chart.estimated'), incomplete: page('chart.incomplete') }}
        onSelect={onOpen}
      />
      <div className="consumption-notes small soft">
        <p className="no-print">{t('months.touchMonth')}</p>
        {series.provisional.includes(1) ? <p>{page('provisional')}</p> : null}
        {series.estimated.includes(1) ? <p>{page('estimatedNote')}</p> : null}
      </div>
      <ChartTable
        summary={t('table')}
        caption={t('months.caption')}
        columns={[
          t('months.columns.month'),
          ...(divided ? words.periods.map(({ label }) => page('table.kWh', { name: label })) : []),
          page('table.total'),
          ...words.below.map(({ label }) => page('table.kWh', { name: label })),
          t('months.columns.notes'),
        ]}
        rows={lines.map((line, index) => ({
          key: line.start,
          cells: [
            names[index] ?? line.start,
            ...(divided
              ? words.pick(line.parts).map((wh) => figure(line.importWh === null ? null : wh))
              : []),
            figure(line.importWh),
            ...(words.surplus ? [figure(line.exportWh)] : []),
            line.importWh === null ? page('chart.noReadings') : marksOf(line).join(', '),
          ],
        }))}
      />
    </>
  )
}
