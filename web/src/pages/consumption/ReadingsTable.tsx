import { useTranslations } from 'use-intl'
import { ChartTable } from '../../charts/ChartTable.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import { daysOf, entriesOf, knownSum, periodsShown } from '../../features/consumption/readings.ts'
import { rowParts, rowTotal } from '../../features/consumption/row-figures.ts'
import type { Entry } from '../../features/consumption/readings.ts'
import { nameOf } from '../../features/consumption/day-range.ts'
import { useChartTexts } from '../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../features/consumption/use-time-names.ts'

/** More hours than this are added up by day. */
const mostRows = 800

const units = { hourly: 'hour', daily: 'day', monthly: 'month' } as const

interface ReadingsTableProps {
  readonly readings: Readings
}

/** The readings of a chart as a table. */
export function ReadingsTable({ readings }: ReadingsTableProps) {
  const t = useTranslations('consumption')
  const { energyText, number } = useFormat()
  const { ofRange, entryNames } = useTimeNames()
  const texts = useChartTexts(readings)
  const summed = readings.starts.length > mostRows && readings.resolution === 'hourly'
  const range = ofRange(nameOf({ firstDay: readings.start, lastDay: readings.end }))
  const decimals = readings.resolution === 'hourly' && !summed ? 3 : 2
  const figure = (wh: number | null) => (wh === null ? '–' : energyText(wh, decimals))
  const divided = texts.periods.length > 1
  const unit = summed ? 'day' : units[readings.resolution]
  // An hour has one period: one column with its name instead of a column per period.
  const named = divided && unit === 'hour'
  const periodNames = new Map(
    periodsShown(readings).map((period, index) => [period, texts.periods[index]?.label ?? '']),
  )
  const nanoPrices = unit === 'hour' ? readings.cost?.hour_nano_prices : undefined
  const hasGenerated = knownSum(readings.behind_meter?.generated_wh) !== undefined
  const hasSelfUsed = knownSum(readings.behind_meter?.self_used_wh) !== undefined
  const priceAt = (index: number) => {
    const nano = nanoPrices?.[index] ?? null
    return nano === null ? '–' : number(nano / 1e9, 4)
  }
  const partCells = (entry: Entry, index: number) => {
    if (named) return [periodNames.get(readings.hour_period[index] ?? -1) ?? '']
    return divided
      ? rowParts(texts.pick(entry.parts)).map((wh) => figure(entry.importWh === null ? null : wh))
      : []
  }
  return (
    <ChartTable
      summary={t('table.show')}
      caption={t(summed ? 'table.captionByDay' : 'table.caption', { range })}
      columns={[
        t(`table.${unit}`),
        ...(named ? [t('table.period')] : []),
        ...(divided && !named ? texts.periods.map(({ label }) => t('table.kWh', { name: label })) : []),
        t('table.total'),
        ...texts.below.map(({ label }) => t('table.kWh', { name: label })),
        ...(hasGenerated ? [t('table.generated')] : []),
        ...(hasSelfUsed ? [t('table.selfUsed')] : []),
        ...(nanoPrices ? [t('table.price')] : []),
        ...(texts.priced ? [t('table.cost')] : []),
        t('table.notes'),
      ]}
      rows={() => {
        const entries = summed ? daysOf(readings) : entriesOf(readings)
        const names = entryNames(
          entries.map(({ start }) => start),
          readings.start !== readings.end,
        )
        return entries.map((entry, index) => ({
          key: entry.start,
          cells: [
            names[index] ?? entry.start,
            ...partCells(entry, index),
            figure(decimals === 2 ? rowTotal(entry.importWh) : entry.importWh),
            ...(texts.surplus ? [figure(entry.exportWh)] : []),
            ...(hasGenerated ? [figure(entry.generatedWh)] : []),
            ...(hasSelfUsed ? [figure(entry.selfUsedWh)] : []),
            ...(nanoPrices ? [priceAt(index)] : []),
            ...(texts.priced ? [texts.costOf(entry) ?? '–'] : []),
            entry.importWh === null ? t('chart.noReadings') : texts.marks(entry).join(', '),
          ],
        }))
      }}
    />
  )
}
