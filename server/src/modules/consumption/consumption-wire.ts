import type { consumptionChart, consumptionSeries, Resolution } from '@endoll/api/consumption.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { recordsByPeriod, type ConsumptionEntry } from '@endoll/domain/consumption/aggregate.ts'
import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { SupplyRule } from './supply-rule.ts'

type Series = ReplyInput<typeof consumptionSeries>

/** The specification's records; `reactive` are the same entries with reactive energy in the place of import. */
export function chartRecords(
  entries: readonly ConsumptionEntry[],
  reactive: readonly ConsumptionEntry[],
): ReplyInput<typeof consumptionChart> {
  const reactiveVarh = new Map(
    recordsByPeriod(reactive).map((record) => [`${record.start} ${record.period}`, record.importWh]),
  )
  return recordsByPeriod(entries).map(({ start, period, importWh, exportWh }) => ({
    date: start,
    activa: importWh / 1000,
    exportada: exportWh / 1000,
    reactiva: (reactiveVarh.get(`${start} ${period}`) ?? 0) / 1000,
    period: `P${period}`,
  }))
}

export interface SeriesFrame {
  readonly contract: Pick<ContractRow, 'tariff'>
  readonly supply: SupplyRule
  readonly span: DateSpan
  readonly resolution: Resolution
}

/** The period of every hour, also of those without a reading. */
function hourPeriods({ supply, span }: SeriesFrame): number[] {
  const indexes: number[] = []
  for (const day of eachDay(span.from, span.to)) {
    for (const number of energyPeriodsOfDay(supply.rule, day)) indexes.push(number - 1)
  }
  return indexes
}

function flags(entries: readonly ConsumptionEntry[], flag: 'estimated' | 'provisional' | 'incomplete') {
  return entries.map((entry) => (entry[flag] ? 1 : 0))
}

function startOf(entry: ConsumptionEntry, resolution: Resolution) {
  return resolution === 'monthly' ? entry.start.slice(0, 7) : entry.start
}

/** Entries by column; without entries (gas) every column is empty. */
export function seriesOf(
  frame: SeriesFrame,
  entries: readonly ConsumptionEntry[],
  more: {
    readonly available: { start: Day; end: Day } | null
    readonly yearBeforeWh: number | null
    readonly cost: Series['cost']
    readonly behindMeter: Series['behind_meter']
    readonly quarters: Series['quarters']
  },
): Series {
  const { contract, supply, span, resolution } = frame
  const hourly = resolution === 'hourly'
  const parts = ({ periods }: ConsumptionEntry) =>
    supply.periodNames.map((_, index) => periods.find((part) => part.period === index + 1)?.importWh ?? 0)
  return {
    resolution,
    start: span.from,
    end: lastDayOf(span),
    time_zone: supply.clockZone,
    tariff: contract.tariff,
    zone: supply.rule.zone,
    period_names: [...supply.periodNames],
    starts: entries.map((entry) => startOf(entry, resolution)),
    import_wh: entries.map(({ importWh }) => importWh),
    export_wh: entries.map(({ exportWh }) => exportWh),
    behind_meter: more.behindMeter,
    quarters: more.quarters,
    import_by_period_wh: hourly ? [] : entries.map(parts),
    hour_period: hourly && entries.length > 0 ? hourPeriods(frame) : [],
    estimated: flags(entries, 'estimated'),
    provisional: flags(entries, 'provisional'),
    incomplete: flags(entries, 'incomplete'),
    available: more.available,
    year_before_wh: more.yearBeforeWh,
    cost: more.cost,
  }
}
