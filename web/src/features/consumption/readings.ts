import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { costPartsAt } from './costs.ts'
import { onceFor } from '../../charts/once-for.ts'

/** The readings of a contract over a range, in columns; an entry is a month, a day or an hour. */
export type Readings = ReplyOf<typeof consumptionSeries>

/** Indexes of the periods to show: all of up to three, of six only those that occur. */
export const periodsShown: (readings: Readings) => readonly number[] = onceFor((readings) => {
  const all = [...readings.period_names.keys()]
  if (all.length <= 3) return all
  const used =
    readings.resolution === 'hourly'
      ? new Set(readings.hour_period)
      : new Set(
          all.filter((period) => readings.import_by_period_wh.some((parts) => (parts[period] ?? 0) > 0)),
        )
  return used.size > 0 ? all.filter((period) => used.has(period)) : all
})

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0)
}

/** All import of the readings, in Wh. */
export function importOf({ import_wh }: Pick<Readings, 'import_wh'>): number {
  return sum(import_wh)
}

/** All export of the readings, in Wh. */
export function exportOf({ export_wh }: Pick<Readings, 'export_wh'>): number {
  return sum(export_wh)
}

/** Whether there is any export. */
export const hasSurplus: (readings: Readings) => boolean = onceFor(({ export_wh }) =>
  export_wh.some((value) => value !== null && value > 0),
)

/** Import of one entry in each period, in Wh: an hour has only one. */
export function partsOf(readings: Readings, index: number): readonly number[] {
  if (readings.resolution !== 'hourly') return readings.import_by_period_wh[index] ?? []
  const own = readings.hour_period[index]
  return readings.period_names.map((_, period) => (period === own ? (readings.import_wh[index] ?? 0) : 0))
}

/** A month, a day or an hour of the readings; or the hours of a day added up. */
export interface Entry {
  readonly start: string
  readonly importWh: number | null
  readonly exportWh: number | null
  readonly parts: readonly number[]
  /** What it costs in each period, in microcents; undefined where it was not read or a price is missing. */
  readonly costs: readonly number[] | undefined
  readonly estimated: boolean
  readonly provisional: boolean
  readonly incomplete: boolean
}

export function entryAt(readings: Readings, index: number): Entry {
  return {
    start: readings.starts[index] ?? '',
    importWh: readings.import_wh[index] ?? null,
    exportWh: readings.export_wh[index] ?? null,
    parts: partsOf(readings, index),
    costs: costPartsAt(readings, index),
    estimated: readings.estimated[index] === 1,
    provisional: readings.provisional[index] === 1,
    incomplete: readings.incomplete[index] === 1,
  }
}

export function entriesOf(readings: Readings): readonly Entry[] {
  return readings.starts.map((_, index) => entryAt(readings, index))
}

function added(a: number | null, b: number | null) {
  return a === null ? b : b === null ? a : a + b
}

/** Costs of what was read; one that is not known makes the sum unknown. */
function addedCosts(a: Entry, b: Entry) {
  if (a.importWh === null) return b.costs
  if (b.importWh === null) return a.costs
  return a.costs && b.costs?.map((cost, period) => cost + (a.costs?.[period] ?? 0))
}

/** Adds up neighbouring entries of the same day (10 characters of `start`) or month (7). */
function summed(entries: readonly Entry[], characters: 7 | 10): readonly Entry[] {
  const sums: { -readonly [Key in keyof Entry]: Entry[Key] }[] = []
  let parts: number[] = []
  for (const entry of entries) {
    const start = entry.start.slice(0, characters)
    const sum = sums.at(-1)
    if (sum?.start !== start) {
      parts = [...entry.parts]
      sums.push({ ...entry, start, parts })
      continue
    }
    sum.costs = addedCosts(sum, entry)
    sum.importWh = added(sum.importWh, entry.importWh)
    sum.exportWh = added(sum.exportWh, entry.exportWh)
    for (const [index, part] of entry.parts.entries()) parts[index] = (parts[index] ?? 0) + part
    sum.estimated ||= entry.estimated
    sum.provisional ||= entry.provisional
    sum.incomplete ||= entry.incomplete
  }
  return sums
}

/** Hours added up by their day. */
export function byDay(hours: readonly Entry[]): readonly Entry[] {
  return summed(hours, 10)
}

/** Hourly readings added up by day. */
export const daysOf: (readings: Readings) => readonly Entry[] = onceFor((readings) =>
  byDay(entriesOf(readings)),
)

/** Hours or days added up by their month. */
export function byMonth(entries: readonly Entry[]): readonly Entry[] {
  return summed(entries, 7)
}

/** Totals of all entries, by period. */
export function totalsOf(entries: readonly Entry[], periods: number): readonly number[] {
  return Array.from({ length: periods }, (_, period) =>
    entries.reduce((sum, { parts }) => sum + (parts[period] ?? 0), 0),
  )
}

/** A day as the clock shows it: for each hour from 0 to 23 the indexes of its entries. */
export interface DayOfHours {
  readonly day: string
  /** Normally one index each; none for the hour that March skips, two for the one that October repeats. */
  readonly hours: readonly (readonly number[])[]
}

export const daysOfHours: (readings: Pick<Readings, 'starts'>) => readonly DayOfHours[] = onceFor(
  ({ starts }) => {
    const days: { day: string; hours: number[][] }[] = []
    for (const [index, start] of starts.entries()) {
      const day = start.slice(0, 10)
      let open = days.at(-1)
      if (open?.day !== day) days.push((open = { day, hours: Array.from({ length: 24 }, () => []) }))
      open.hours[Number(start.slice(11, 13))]?.push(index)
    }
    return days
  },
)

/** Hours that get a label on the axis: the first of each day, or of each month over long ranges. */
export const hourTicks: (
  starts: readonly string[],
) => readonly { readonly index: number; readonly start: string }[] = onceFor((starts) => {
  const days = starts.length / 24
  const [unit, every] = days > 62 ? [7, Math.ceil(days / 400)] : [10, Math.ceil(days / 8)]
  const firsts = starts.flatMap((start, index) =>
    index === 0 || start.slice(0, unit) !== starts[index - 1]?.slice(0, unit) ? [{ index, start }] : [],
  )
  return firsts.filter((_, position) => position % every === 0)
})
