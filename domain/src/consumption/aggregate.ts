import type { TariffPeriod, PeriodRule } from '../supply/tariff-periods.ts'
import { energyPeriodsOfDay } from '../supply/tariff-periods.ts'
import { clockZoneOf } from '../supply/zone.ts'
import { eachDay, firstDayOfMonth, type Day } from '../time/day.ts'
import { hoursInDay, hourStarts } from '../time/madrid.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { CurveValues } from './day-curve.ts'
import { HOLE, isEstimated, isFinal, type QualityBytes } from './quality.ts'

/**
 * One decoded day of a contract. A channel other than import is there only where something is known of it; in each, null is
 * not known and 0 a measure.
 */
export type CurveDay = {
  readonly day: Day
  readonly importWh: CurveValues
  readonly exportWh?: CurveValues | undefined
  /** All energy generated behind the meter, and what the supply used of it, in Wh, where a file says so (Datadis). */
  readonly generatedWh?: CurveValues | undefined
  readonly selfUsedWh?: CurveValues | undefined
  /** Quality of the import readings. */
  readonly quality: QualityBytes
}

export type Resolution = 'monthly' | 'daily' | 'hourly'

/** Energy of one tariff period within an entry, in Wh. */
export type PeriodEnergy = {
  readonly period: TariffPeriod
  readonly importWh: number
  readonly exportWh: number
}

/** One month, day or hour of consumption. */
export type ConsumptionEntry = {
  /** First day of the month, the day, or the start of the hour with its offset. */
  readonly start: string
  /** Import and export in Wh; null if the entry has no reading at all (export: no such channel). */
  readonly importWh: number | null
  readonly exportWh: number | null
  /** Parts by tariff period, P1 first; only those with a reading. */
  readonly periods: readonly PeriodEnergy[]
  /** At least one reading is missing. */
  readonly incomplete: boolean
  /** At least one reading is estimated. */
  readonly estimated: boolean
  /** At least one reading is not from the billing curve (F5D, RF5D) and may still change. */
  readonly provisional: boolean
}

/** One month, day or hour of one tariff period, as the consumption call replies with it. */
export type ConsumptionRecord = PeriodEnergy & Omit<ConsumptionEntry, 'importWh' | 'exportWh' | 'periods'>

/** A month, day or hour while its readings are being added. Plain arrays: a year has 8,760 of these. */
type Sum = {
  readonly start: string
  importWh: number | null
  exportWh: number | null
  readonly periods: { period: TariffPeriod; importWh: number; exportWh: number }[]
  incomplete: boolean
  estimated: boolean
  provisional: boolean
}

function open(start: string): Sum {
  return {
    start,
    importWh: null,
    exportWh: null,
    periods: [],
    incomplete: false,
    estimated: false,
    provisional: false,
  }
}

function partOf(sum: Sum, period: TariffPeriod): Sum['periods'][number] {
  for (const part of sum.periods) if (part.period === period) return part
  const part = { period, importWh: 0, exportWh: 0 }
  sum.periods.push(part)
  return part
}

type Reading = { period: TariffPeriod; importWh: number | null; exportWh: number | null; quality: number }

function add(sum: Sum, { period, importWh, exportWh, quality }: Reading): void {
  if (importWh === null) {
    sum.incomplete = true
  } else {
    sum.importWh = (sum.importWh ?? 0) + importWh
    partOf(sum, period).importWh += importWh
    sum.estimated ||= isEstimated(quality)
    sum.provisional ||= !isFinal(quality)
  }
  if (exportWh !== null) {
    sum.exportWh = (sum.exportWh ?? 0) + exportWh
    partOf(sum, period).exportWh += exportWh
  }
}

/** The sum to which each hour of the day belongs, opening new ones where a month, day or hour begins. */
function sumsOfDay(day: Day, resolution: Resolution, zone: PeriodRule['zone'], sums: Sum[]): Sum[] {
  if (resolution === 'hourly') {
    const opened = hourStarts(day, clockZoneOf(zone)).map(open)
    for (const sum of opened) sums.push(sum)
    return opened
  }
  const start = resolution === 'daily' ? day : firstDayOfMonth(day)
  let current = sums.at(-1)
  if (current?.start !== start) {
    current = open(start)
    sums.push(current)
  }
  return Array.from<Sum>({ length: hoursInDay(day) }).fill(current)
}

function addDay(
  { day, importWh, exportWh, quality }: CurveDay,
  rule: PeriodRule,
  sums: readonly Sum[],
): void {
  const readingsAnHour = importWh.length / sums.length
  if ((readingsAnHour !== 1 && readingsAnHour !== 4) || quality.length !== importWh.length) {
    throw new RangeError(`${importWh.length} readings do not fit the day`)
  }
  if (exportWh && exportWh.length !== importWh.length) throw new RangeError('export does not fit import')
  const periods = energyPeriodsOfDay(rule, day, readingsAnHour === 4 ? 15 : 60)
  for (const [index, period] of periods.entries()) {
    const sum = sums[Math.floor(index / readingsAnHour)]
    if (sum === undefined) continue
    add(sum, {
      period,
      importWh: importWh[index] ?? null,
      exportWh: exportWh?.[index] ?? null,
      quality: quality[index] ?? HOLE,
    })
  }
}

/**
 * Consumption of a span of days by month, day or hour: one entry for each, in order, also for those without a
 * reading (null and incomplete). Energy in Wh, split by the tariff period of each reading; the rule may change from
 * day to day (a change of tariff). Quarters are added up within their hour. Days outside the span are left out;
 * a month of which only part was asked holds that part. Throws RangeError if a day's readings do not fit its
 * hours, and as energyPeriodsOfDay does. Source: Circular 3/2020 art. 7 for the periods.
 */
export function aggregate(
  { from, to }: DateSpan,
  days: Iterable<CurveDay>,
  resolution: Resolution,
  rule: PeriodRule | ((day: Day) => PeriodRule),
): ConsumptionEntry[] {
  const curves = new Map<Day, CurveDay>()
  for (const curve of days) curves.set(curve.day, curve)
  const sums: Sum[] = []
  for (const day of eachDay(from, to)) {
    const ruleOfDay = typeof rule === 'function' ? rule(day) : rule
    const sumsOfHours = sumsOfDay(day, resolution, ruleOfDay.zone, sums)
    const curve = curves.get(day)
    if (curve) addDay(curve, ruleOfDay, sumsOfHours)
    else for (const sum of sumsOfHours) sum.incomplete = true
  }
  for (const { periods } of sums) periods.sort((a, b) => a.period - b.period)
  return sums
}

/** The entries taken apart into one record for each tariff period that has a reading. Energy in Wh. */
export function recordsByPeriod(entries: readonly ConsumptionEntry[]): ConsumptionRecord[] {
  return entries.flatMap(({ start, incomplete, estimated, provisional, periods }) =>
    periods.map((energy) => ({ start, ...energy, incomplete, estimated, provisional })),
  )
}
