import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import {
  hoursByDay,
  sumOfEntries,
  type EntrySums,
  type ShownEntry,
} from '@endoll/domain/consumption/shown-entries.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { costAt, costPartsAt } from './costs.ts'
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

/** What a column of the readings adds up to, in Wh; undefined if nothing says. */
export function knownSum(values: readonly (number | null)[] | undefined): number | undefined {
  return values?.some((value) => value !== null) ? sum(values) : undefined
}

/** Whether there is any export. */
export const hasSurplus: (readings: Readings) => boolean = onceFor(({ export_wh }) =>
  export_wh.some((value) => value !== null && value > 0),
)

/**
 * Which hours have passed and have no reading of what was used; undefined if there is none. Hours to come are not
 * missing. `now` in milliseconds since 1970.
 */
export function unreadIn(
  { starts, import_wh }: Pick<Readings, 'starts' | 'import_wh'>,
  now: number,
): ((index: number) => boolean) | undefined {
  const isUnread = (index: number) => import_wh[index] === null && instantMs(starts[index] ?? '') < now
  return import_wh.some((_, index) => isUnread(index)) ? isUnread : undefined
}

/** Import of one entry in each period, in Wh: an hour has only one. */
export function partsOf(readings: Readings, index: number): readonly number[] {
  if (readings.resolution !== 'hourly') return readings.import_by_period_wh[index] ?? []
  const own = readings.hour_period[index]
  return readings.period_names.map((_, period) => (period === own ? (readings.import_wh[index] ?? 0) : 0))
}

/** A month, a day or an hour of the readings; or the hours of a day added up. */
export type Entry = ShownEntry

/** A day by quarters of an hour, if read so; costs are hourly. */
export const quartersOf: (readings: Readings) => Readings | undefined = onceFor((readings) => {
  const { quarters, starts } = readings
  if (!quarters) return undefined
  const ofHours = (values: readonly number[]) => values.flatMap((value) => [value, value, value, value])
  return {
    ...readings,
    ...quarters,
    starts: starts.flatMap((start) =>
      ['00', '15', '30', '45'].map((minute) => `${start.slice(0, 14)}${minute}${start.slice(16)}`),
    ),
    hour_period: ofHours(readings.hour_period),
    provisional: ofHours(readings.provisional),
    incomplete: quarters.import_wh.map((wh) => (wh === null ? 1 : 0)),
    behind_meter: null,
    cost: null,
    quarters: null,
  }
})

export function entryAt(readings: Readings, index: number): Entry {
  return {
    start: readings.starts[index] ?? '',
    importWh: readings.import_wh[index] ?? null,
    exportWh: readings.export_wh[index] ?? null,
    generatedWh: readings.behind_meter?.generated_wh[index] ?? null,
    selfUsedWh: readings.behind_meter?.self_used_wh[index] ?? null,
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

/** Hourly readings added up by day. */
export const daysOf: (readings: Readings) => readonly Entry[] = onceFor((readings) =>
  hoursByDay({
    starts: readings.starts,
    importWh: readings.import_wh,
    exportWh: readings.export_wh,
    generatedWh: readings.behind_meter?.generated_wh,
    selfUsedWh: readings.behind_meter?.self_used_wh,
    period: readings.hour_period,
    periods: readings.period_names.length,
    costAt: (hour) => costAt(readings, hour),
    estimated: readings.estimated,
    provisional: readings.provisional,
    incomplete: readings.incomplete,
  }),
)

/** The sums of some entries; those of the same array are added up once. */
export const sumsOf: (entries: readonly Entry[]) => EntrySums = onceFor(sumOfEntries)

/** A day as the clock shows it: for each hour from 0 to 23 the indexes of its entries. */
export interface DayOfHours {
  readonly day: string
  /** Normally one index each; none for the hour that March skips, two for the one that October repeats. */
  readonly hours: readonly (readonly number[])[]
}

/** For the hours that a day does not have. */
const noEntry: readonly number[] = []

export const daysOfHours: (readings: Pick<Readings, 'starts'>) => readonly DayOfHours[] = onceFor(
  ({ starts }) => {
    const days: { day: string; hours: (readonly number[])[] }[] = []
    let open: (typeof days)[number] | undefined
    for (const [index, start] of starts.entries()) {
      if (!open || !start.startsWith(open.day)) {
        open = { day: start.slice(0, 10), hours: Array.from({ length: 24 }, () => noEntry) }
        days.push(open)
      }
      const hour = Number(start.slice(11, 13))
      const before = open.hours[hour]
      open.hours[hour] = before && before.length > 0 ? [...before, index] : [index]
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
