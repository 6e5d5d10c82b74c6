import { lastDayOfMonth } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { monthTick } from '../../../i18n/month-tick.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysByMonth } from '@endoll/domain/consumption/shown-entries.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import { rowParts, rowTotal } from '../../../features/consumption/row-figures.ts'
import type { Entry } from '../../../features/consumption/readings.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../../features/consumption/use-time-names.ts'

/** The days of a month that are in the range, where not all of them are. */
function partOf(month: string, { start, end }: Pick<Readings, 'start' | 'end'>) {
  const [first, last] = [`${month}-01`, lastDayOfMonth(`${month}-01`)]
  return first < start || last > end
    ? { first: first < start ? start : first, last: last > end ? end : last }
    : undefined
}

interface MonthBarsProps {
  readonly readings: Readings
  readonly unit: Unit
  readonly onOpen: (month: string) => void
}

/** The months of the year as bars, divided by the periods of the tariff; the first and the last may be incomplete. */
export function MonthBars({ readings, unit, onOpen }: MonthBarsProps) {
  const t = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { entryNames } = useTimeNames()
  const texts = useChartTexts(readings)
  const inEuros = unit === 'cost'
  const entries = daysByMonth(daysOf(readings))
  const names = entryNames(
    entries.map(({ start }) => start),
    true,
  )
  const part = ({ start }: Entry) => {
    const days = partOf(start, readings)
    return days && t('months.partOfMonth', { first: format.day(days.first), last: format.day(days.last) })
  }
  const marksOf = (entry: Entry) => [...texts.marks(entry), ...(part(entry) ? [part(entry) ?? ''] : [])]
  const figure = (wh: number | null) => (wh === null ? '–' : format.energyText(wh, 2))
  const divided = texts.periods.length > 1
  return (
    <>
      <BarChart
        {...(inEuros ? texts.euroFormat : texts.valueFormat)}
        label={t(inEuros ? 'months.labelCost' : 'months.label')}
        keyboardHint={t('months.openMonth')}
        series={inEuros ? texts.periods : texts.legend}
        bars={entries.map((entry, index) => {
          const name = names[index] ?? entry.start
          const partly = part(entry)
          return {
            key: entry.start,
            ...monthTick(format, entry.start, index === 0),
            title: [name, ...(entry.importWh === null ? [] : marksOf(entry))].join(' · '),
            total: texts.totalOf(entry, unit),
            spoken: [texts.spoken(name, entry), ...(partly ? [partly] : [])].join(', '),
            values: inEuros
              ? texts.pick(entry.costs ?? readings.period_names.map(() => 0)).map((cost) => cost / 1e8)
              : [
                  ...texts.pick(entry.parts).map((wh) => wh / 1000),
                  ...(texts.surplus ? [-(entry.exportWh ?? 0) / 1000] : []),
                ],
            unread: entry.importWh === null,
            incomplete: (entry.incomplete || partly !== undefined) && entry.importWh !== null,
            estimated: entry.estimated,
          }
        })}
        summary={{
          title: t('months.whole'),
          ...texts.totals(entries, unit),
        }}
        marks={{ estimated: page('chart.estimated'), incomplete: page('chart.incomplete') }}
        onSelect={onOpen}
      />
      <div className="consumption-notes small soft">
        <p className="no-print">{t('months.touchMonth')}</p>
        {readings.provisional.includes(1) ? <p>{page('provisional')}</p> : null}
        {readings.estimated.includes(1) ? <p>{page('estimatedNote')}</p> : null}
      </div>
      <ChartTable
        summary={t('table')}
        caption={t('months.caption')}
        columns={[
          t('months.columns.month'),
          ...(divided ? texts.periods.map(({ label }) => page('table.kWh', { name: label })) : []),
          page('table.total'),
          ...texts.below.map(({ label }) => page('table.kWh', { name: label })),
          ...(texts.priced ? [page('table.cost')] : []),
          t('months.columns.notes'),
        ]}
        rows={entries.map((entry, index) => ({
          key: entry.start,
          cells: [
            names[index] ?? entry.start,
            ...(divided
              ? rowParts(texts.pick(entry.parts)).map((wh) => figure(entry.importWh === null ? null : wh))
              : []),
            figure(rowTotal(entry.importWh)),
            ...(texts.surplus ? [figure(entry.exportWh)] : []),
            ...(texts.priced ? [texts.costOf(entry) ?? '–'] : []),
            entry.importWh === null ? page('chart.noReadings') : marksOf(entry).join(', '),
          ],
        }))}
      />
    </>
  )
}
