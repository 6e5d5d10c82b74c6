import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { isRestDay } from '@endoll/domain/supply/calendar.ts'

export type HourlySeries = ReplyOf<typeof consumptionSeries>

/** Working days, or weekends and national holidays. */
export type DaySort = 'working' | 'rest'

/** One hour of the clock: the average over the days of a sort, in Wh. */
export interface AverageHour {
  readonly hour: number
  /** By period of the tariff, in their order. */
  readonly importWh: readonly number[]
  readonly exportWh: number
}

/** A bill shorter than this has no usual day. */
export const fewestDays = 7

/** 24 hours on average, or undefined if no day of the sort is in the curve. */
export function averageDay(series: HourlySeries, sort: DaySort): readonly AverageHour[] | undefined {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    count: 0,
    importWh: series.period_names.map(() => 0),
    exportWh: 0,
  }))
  for (const [index, start] of series.starts.entries()) {
    const wh = series.import_wh[index]
    if (wh === null || wh === undefined) continue
    if (isRestDay(start.slice(0, 10)) !== (sort === 'rest')) continue
    const own = hours[Number(start.slice(11, 13))]
    if (!own) continue
    const period = series.hour_period[index] ?? 0
    own.count += 1
    own.importWh[period] = (own.importWh[period] ?? 0) + wh
    own.exportWh += series.export_wh[index] ?? 0
  }
  if (hours.every(({ count }) => count === 0)) return undefined
  return hours.map(({ hour, count, importWh, exportWh }) => {
    const share = (wh: number) => (count === 0 ? 0 : Math.round(wh / count))
    return { hour, importWh: importWh.map(share), exportWh: share(exportWh) }
  })
}

export function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

/** Import of all days of the bill by period, in Wh. */
export function importByPeriod(series: HourlySeries): readonly number[] {
  const totals = series.period_names.map(() => 0)
  for (const [index, wh] of series.import_wh.entries()) {
    const period = series.hour_period[index] ?? 0
    totals[period] = (totals[period] ?? 0) + (wh ?? 0)
  }
  return totals
}

/** Days of the bill with at least one hour of the curve. */
export function daysWithHours({ starts, import_wh }: Pick<HourlySeries, 'starts' | 'import_wh'>): number {
  return new Set(
    starts.filter((_, index) => (import_wh[index] ?? null) !== null).map((start) => start.slice(0, 10)),
  ).size
}

/** The hour with the highest average import, the earlier of two; undefined if there is no import. */
export function busiestHour(day: readonly AverageHour[]): number | undefined {
  const [busiest] = day.toSorted((a, b) => sum(b.importWh) - sum(a.importWh))
  return busiest && sum(busiest.importWh) > 0 ? busiest.hour : undefined
}
