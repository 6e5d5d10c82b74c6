import type { consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
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

/** What a column of the readings adds up to, in Wh; undefined where nothing says. */
export function knownSum(values: readonly (number | null)[] | undefined): number | undefined {
  return values?.some((value) => value !== null) ? sum(values) : undefined
}

/** Whether there is any export. */
export const hasSurplus: (readings: Readings) => boolean = onceFor(({ export_wh }) =>
  export_wh.some((value) => value !== null && value > 0),
)

/**
 * Which hours have passed and have no reading of what was used; undefined where there is none. Hours to come are not
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
export interface Entry {
  readonly start: string
  readonly importWh: number | null
  readonly exportWh: number | null
  /** Generated behind the meter, and used of it; null where nothing says. */
  readonly generatedWh: number | null
  readonly selfUsedWh: number | null
  readonly parts: readonly number[]
  /** What it costs in each period, in microcents; undefined where it was not read or a price is missing. */
  readonly costs: readonly number[] | undefined
  readonly estimated: boolean
  readonly provisional: boolean
  readonly incomplete: boolean
}

/** A day by its quarters of an hour, where it was read so; what they cost is told by the hour. */
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

function added(a: number | null, b: number | null) {
  return a === null ? b : b === null ? a : a + b
}

/** Costs of what was read; one that is not known makes the sum unknown. */
function addedCosts(a: Entry, b: Entry) {
  if (a.importWh === null) return b.costs
  if (b.importWh === null) return a.costs
  return a.costs && b.costs?.map((cost, period) => cost + (a.costs?.[period] ?? 0))
}

/** A day of hours that are added up. */
function newDay(start: string, periods: number) {
  return {
    start,
    importWh: null as number | null,
    exportWh: null as number | null,
    generatedWh: null as number | null,
    selfUsedWh: null as number | null,
    parts: Array.from<number>({ length: periods }).fill(0),
    costs: undefined as number[] | undefined,
    estimated: false,
    provisional: false,
    incomplete: false,
  }
}

/** Hourly readings added up by day, column by column: an object for each of a year's hours takes a phone too long. */
export const daysOf: (readings: Readings) => readonly Entry[] = onceFor((readings) => {
  const { starts, import_wh, export_wh, hour_period, behind_meter } = readings
  const periods = readings.period_names.length
  const days: ReturnType<typeof newDay>[] = []
  let day = newDay('', periods)
  // An hour that was read and has no price makes the cost of its day unknown.
  let priced = true
  const close = () => {
    if (!priced || day.importWh === null) day.costs = undefined
    if (day.start) days.push(day)
  }
  for (const [index, start] of starts.entries()) {
    if (!day.start || !start.startsWith(day.start)) {
      close()
      day = newDay(start.slice(0, 'YYYY-MM-DD'.length), periods)
      priced = true
    }
    const period = hour_period[index] ?? 0
    const wh = import_wh[index] ?? null
    day.importWh = added(day.importWh, wh)
    day.exportWh = added(day.exportWh, export_wh[index] ?? null)
    if (behind_meter) {
      day.generatedWh = added(day.generatedWh, behind_meter.generated_wh[index] ?? null)
      day.selfUsedWh = added(day.selfUsedWh, behind_meter.self_used_wh[index] ?? null)
    }
    if (wh !== null) {
      day.parts[period] = (day.parts[period] ?? 0) + wh
      const cost = costAt(readings, index)
      if (cost === undefined) priced = false
      else {
        day.costs ??= Array.from<number>({ length: periods }).fill(0)
        day.costs[period] = (day.costs[period] ?? 0) + cost
      }
    }
    day.estimated ||= readings.estimated[index] === 1
    day.provisional ||= readings.provisional[index] === 1
    day.incomplete ||= readings.incomplete[index] === 1
  }
  close()
  return days
})

/** Days added up by their month. */
export function byMonth(days: readonly Entry[]): readonly Entry[] {
  const sums: { -readonly [Key in keyof Entry]: Entry[Key] }[] = []
  let parts: number[] = []
  for (const entry of days) {
    const start = entry.start.slice(0, 'YYYY-MM'.length)
    const sum = sums.at(-1)
    if (sum?.start !== start) {
      parts = [...entry.parts]
      sums.push({ ...entry, start, parts })
      continue
    }
    sum.costs = addedCosts(sum, entry)
    sum.importWh = added(sum.importWh, entry.importWh)
    sum.exportWh = added(sum.exportWh, entry.exportWh)
    sum.generatedWh = added(sum.generatedWh, entry.generatedWh)
    sum.selfUsedWh = added(sum.selfUsedWh, entry.selfUsedWh)
    for (const [index, part] of entry.parts.entries()) parts[index] = (parts[index] ?? 0) + part
    sum.estimated ||= entry.estimated
    sum.provisional ||= entry.provisional
    sum.incomplete ||= entry.incomplete
  }
  return sums
}

/** Totals of all entries, by period. */
function totalsOf(entries: readonly Entry[], periods: number): readonly number[] {
  return Array.from({ length: periods }, (_, period) =>
    entries.reduce((sum, { parts }) => sum + (parts[period] ?? 0), 0),
  )
}

/** What some entries add up to. */
export interface EntrySums {
  readonly importWh: number
  readonly exportWh: number
  /** By period, in Wh. */
  readonly parts: readonly number[]
  /** By period, in microcents, as far as prices are known. */
  readonly costs: readonly number[]
  /** Everything that was read has a price, and there is one. */
  readonly priced: boolean
}

/** The sums of some entries; those of the same array are added up once. */
export const sumsOf: (entries: readonly Entry[]) => EntrySums = onceFor((entries) => {
  // What was not read has no parts.
  const periods = entries.reduce((most, { parts }) => Math.max(most, parts.length), 0)
  const costs = entries.flatMap((entry) => (entry.costs ? [entry.costs] : []))
  return {
    importWh: entries.reduce((sum, entry) => sum + (entry.importWh ?? 0), 0),
    exportWh: entries.reduce((sum, entry) => sum + (entry.exportWh ?? 0), 0),
    parts: totalsOf(entries, periods),
    costs: Array.from({ length: periods }, (_, period) =>
      costs.reduce((sum, own) => sum + (own[period] ?? 0), 0),
    ),
    priced: costs.length > 0 && entries.every((entry) => entry.importWh === null || entry.costs),
  }
})

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
