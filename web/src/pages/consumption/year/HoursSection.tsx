import { sumCosts } from '@endoll/domain/consumption/hour-cost.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Segments } from '../../../ui/Segments.tsx'
import type { Series } from '../../../features/consumption/answer.ts'
import { daysOf } from '../../../features/consumption/chart-data.ts'
import type { View } from '../../../features/consumption/consumption-search.ts'
import { CurveFiles } from '../CurveFiles.tsx'
import { HoursMap } from '../HoursMap.tsx'
import { hourNameAt } from '../../../features/consumption/hour-names.ts'
import { monthRange } from '../../../features/consumption/shown-range.ts'
import type { Shown } from '../../../features/consumption/shown-range.ts'
import { useChartWords } from '../../../features/consumption/use-chart-words.ts'
import { energyWords, useWords } from '../../../features/consumption/use-words.ts'
import { highestHours } from './highest-hours.ts'
import { hourPricesOf } from './hour-values.ts'
import type { BilledYear, HourPrices } from './hour-values.ts'
import { YearSection } from './YearSection.tsx'

interface HoursSectionProps {
  name: string
  series: Series
  /** Where the prices come from. */
  billed: { data: BilledYear | undefined; isPending: boolean }
  hrefOf: (shown: Shown, view?: View) => string
  onOpen: (start: string) => void
}

type Unit = 'energy' | 'cost'

const remarkOf = {
  fixed: 'costFixed',
  indexed: 'costIndexed',
  flexible: 'costFlexible',
  flat: 'costFlat',
} as const

/** Every hour of the year at a glance: how much was used, or what it cost. */
export function HoursSection({ name, series, billed, hrefOf, onOpen }: HoursSectionProps) {
  const t = useTranslations('year')
  const format = useFormat()
  const words = useChartWords(series)
  const [unit, setUnit] = useState<Unit>('energy')
  const { data } = billed
  const prices = useMemo(() => (data ? hourPricesOf(series, data) : undefined), [series, data])
  const drawn = useMemo(
    () => ({
      energy: series.import_wh.map((wh) => (wh === null ? null : wh / 1000)),
      cost: prices?.microcents.map((cost) => (cost === undefined ? null : cost / 1_000_000)),
    }),
    [series, prices],
  )
  const inEuros = unit === 'cost' && prices !== undefined && drawn.cost !== undefined
  const money = (cents: number) => format.money(cents)
  const totalCents = prices ? (sumCosts(prices.microcents, () => 'all')[0]?.cents ?? 0) : 0
  const remark = () => {
    if (unit === 'energy') return undefined
    if (!data) return billed.isPending ? undefined : t('hours.noPricesNow')
    return prices ? t(`hours.${remarkOf[data.price_kind]}`) : t('hours.noPrices')
  }
  return (
    <YearSection
      title={t('hours.title')}
      aside={
        <Segments
          label={t('hours.unit')}
          options={[
            { key: 'energy', label: t('hours.energy') },
            { key: 'cost', label: t('hours.cost') },
          ]}
          value={unit}
          onChange={setUnit}
        />
      }
    >
      <p className="small soft no-print">
        {t(`hours.intro.${inEuros ? 'cost' : 'energy'}`)} {t('hours.touch')}
      </p>
      <HoursMap
        series={series}
        label={`${t(`hours.label.${inEuros ? 'cost' : 'energy'}`)} ${t('hours.keys')}`}
        values={inEuros && drawn.cost ? drawn.cost : drawn.energy}
        written={inEuros ? money : words.writing.formatValue}
        total={
          inEuros
            ? money(totalCents)
            : words.energy(series.import_wh.reduce<number>((sum, wh) => sum + (wh ?? 0), 0))
        }
        monthHref={(month) => hrefOf(monthRange(month), 'daily')}
        onOpen={onOpen}
      />
      {unit === 'cost' ? (
        <div className="consumption-notes small soft" role="status">
          {remark() ? <p>{remark()}</p> : null}
          {prices && prices.unpriced > 0 ? <p>{t('hours.costMissing', { hours: prices.unpriced })}</p> : null}
        </div>
      ) : null}
      <DaysTable series={series} prices={prices} />
      <CurveFiles contract={name} start={series.start} end={series.end} />
    </YearSection>
  )
}

interface DaysTableProps {
  readonly series: Series
  readonly prices: HourPrices | undefined
}

/** The days of the map with their energy, what it cost and their highest hour. */
function DaysTable({ series, prices }: DaysTableProps) {
  const t = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { entryNames, hourName } = useWords()
  const words = useChartWords(series)
  const rows = () => {
    const lines = daysOf(series)
    const highest = highestHours(series)
    const names = entryNames(
      lines.map(({ start }) => start),
      true,
    )
    const costs = new Map(
      prices
        ? sumCosts(prices.microcents, (at) => series.starts[at]?.slice(0, 10)).map((sum) => [sum.key, sum])
        : [],
    )
    return lines.map((line, index) => {
      const at = highest.get(line.start)
      const cost = costs.get(line.start)
      const priced = cost !== undefined && cost.cents !== 0
      return {
        key: line.start,
        cells: [
          names[index] ?? line.start,
          line.importWh === null ? '–' : format.energyText(line.importWh, 2),
          ...(prices ? [priced ? format.money(cost.cents) : '–'] : []),
          at === undefined
            ? '–'
            : t('hours.highest', {
                from: hourName(hourNameAt(series.starts, at)),
                energy: energyWords(format, series.import_wh[at] ?? 0),
              }),
          line.importWh === null ? page('chart.noReadings') : words.marks(line).join(', '),
        ],
      }
    })
  }
  return (
    <ChartTable
      summary={t('table')}
      caption={t('hours.caption')}
      columns={[
        t('hours.columns.day'),
        t('hours.columns.energy'),
        ...(prices ? [t('hours.columns.cost')] : []),
        t('hours.columns.highest'),
        t('hours.columns.notes'),
      ]}
      rows={rows}
    />
  )
}
