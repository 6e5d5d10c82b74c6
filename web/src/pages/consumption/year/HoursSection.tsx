import { sumCosts } from '@endoll/domain/consumption/hour-cost.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Segments } from '../../../ui/Segments.tsx'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysOf, importOf } from '../../../features/consumption/readings.ts'
import type { View } from '../../../features/consumption/consumption-search.ts'
import { CurveFiles } from '../CurveFiles.tsx'
import { HoursMap } from '../hours/HoursMap.tsx'
import { hourNameAt } from '../../../features/consumption/hour-names.ts'
import { monthRange } from '../../../features/consumption/day-range.ts'
import type { DayRange } from '../../../ui/typed-day.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { energyWords, useTimeNames } from '../../../features/consumption/use-time-names.ts'
import { highestHours } from './highest-hours.ts'
import { hourCostsOf } from './hour-costs.ts'
import type { BilledYear } from './billed-year.ts'
import type { HourCosts } from './hour-costs.ts'
import { YearSection } from './YearSection.tsx'

interface HoursSectionProps {
  name: string
  readings: Readings
  /** The call that has the prices. */
  billed: { data: BilledYear | undefined; isPending: boolean }
  hrefOf: (shown: DayRange, view?: View) => string
  onOpen: (start: string) => void
}

type Unit = 'energy' | 'cost'

const remarkOf = {
  fixed: 'costFixed',
  indexed: 'costIndexed',
  flexible: 'costFlexible',
  flat: 'costFlat',
} as const

/** A heat map of every hour of the year, in energy or in euros. */
export function HoursSection({ name, readings, billed, hrefOf, onOpen }: HoursSectionProps) {
  const t = useTranslations('year')
  const format = useFormat()
  const texts = useChartTexts(readings)
  const [unit, setUnit] = useState<Unit>('energy')
  const { data } = billed
  const prices = useMemo(() => (data ? hourCostsOf(readings, data) : undefined), [readings, data])
  const drawn = useMemo(
    () => ({
      energy: readings.import_wh.map((wh) => (wh === null ? null : wh / 1000)),
      cost: prices?.microcents.map((cost) => (cost === undefined ? null : cost / 1_000_000)),
    }),
    [readings, prices],
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
        readings={readings}
        label={`${t(`hours.label.${inEuros ? 'cost' : 'energy'}`)} ${t('hours.keys')}`}
        values={inEuros && drawn.cost ? drawn.cost : drawn.energy}
        written={inEuros ? money : texts.valueFormat.formatValue}
        total={inEuros ? money(totalCents) : texts.energy(importOf(readings))}
        monthHref={(month) => hrefOf(monthRange(month), 'daily')}
        onOpen={onOpen}
      />
      {unit === 'cost' ? (
        <div className="consumption-notes small soft" role="status">
          {remark() ? <p>{remark()}</p> : null}
          {prices && prices.unpriced > 0 ? <p>{t('hours.costMissing', { hours: prices.unpriced })}</p> : null}
        </div>
      ) : null}
      <DaysTable readings={readings} prices={prices} />
      <CurveFiles contract={name} start={readings.start} end={readings.end} />
    </YearSection>
  )
}

interface DaysTableProps {
  readonly readings: Readings
  readonly prices: HourCosts | undefined
}

/** The days of the map with their energy, its cost and their highest hour. */
function DaysTable({ readings, prices }: DaysTableProps) {
  const t = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { entryNames, hourName } = useTimeNames()
  const texts = useChartTexts(readings)
  const rows = () => {
    const entries = daysOf(readings)
    const highest = highestHours(readings)
    const names = entryNames(
      entries.map(({ start }) => start),
      true,
    )
    const costs = new Map(
      prices
        ? sumCosts(prices.microcents, (at) => readings.starts[at]?.slice(0, 10)).map((sum) => [sum.key, sum])
        : [],
    )
    return entries.map((entry, index) => {
      const at = highest.get(entry.start)
      const cost = costs.get(entry.start)
      const priced = cost !== undefined && cost.cents !== 0
      return {
        key: entry.start,
        cells: [
          names[index] ?? entry.start,
          entry.importWh === null ? '–' : format.energyText(entry.importWh, 2),
          ...(prices ? [priced ? format.money(cost.cents) : '–'] : []),
          at === undefined
            ? '–'
            : t('hours.highest', {
                from: hourName(hourNameAt(readings.starts, at)),
                energy: energyWords(format, readings.import_wh[at] ?? 0),
              }),
          entry.importWh === null ? page('chart.noReadings') : texts.marks(entry).join(', '),
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
