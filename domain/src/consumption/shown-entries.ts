import type { Day } from '../time/day.ts'

/** A month (YYYY-MM), a day or the start of an hour of consumption as pages show it. Energy in Wh; null is not known. */
export interface ShownEntry {
  readonly start: string
  readonly importWh: number | null
  readonly exportWh: number | null
  /** Generated behind the meter, and used of it; null if nothing says. */
  readonly generatedWh: number | null
  readonly selfUsedWh: number | null
  /** Import of each shown period, in Wh. */
  readonly parts: readonly number[]
  /** What it costs in each period, in microcents; undefined if it was not read or a price is missing. */
  readonly costs: readonly number[] | undefined
  readonly estimated: boolean
  readonly provisional: boolean
  readonly incomplete: boolean
}

/** Hours of consumption, a column for each thing that is known of them; marks are 0 or 1. */
export interface HourColumns {
  /** With their offset. */
  readonly starts: readonly string[]
  readonly importWh: readonly (number | null)[]
  readonly exportWh: readonly (number | null)[]
  readonly generatedWh?: readonly (number | null)[] | undefined
  readonly selfUsedWh?: readonly (number | null)[] | undefined
  /** Position of each hour's period among those that are shown. */
  readonly period: readonly number[]
  readonly periods: number
  /** In microcents; undefined if it has no price. */
  readonly costAt: (hour: number) => number | undefined
  readonly estimated: readonly number[]
  readonly provisional: readonly number[]
  readonly incomplete: readonly number[]
}

/** What some entries add up to. Energy in Wh, costs in microcents as far as prices are known. */
export interface EntrySums {
  readonly importWh: number
  readonly exportWh: number
  readonly parts: readonly number[]
  readonly costs: readonly number[]
  /** Everything that was read has a price, and there is one. */
  readonly priced: boolean
}

type Open<Entry> = { -readonly [Key in keyof Entry]: Entry[Key] }

function added(a: number | null, b: number | null) {
  return a === null ? b : b === null ? a : a + b
}

function newDay(start: Day, periods: number) {
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

/**
 * Hours added up by the day of the clock, column by column: an object for each of a year's hours takes a phone too long.
 * An hour that was read and has no price makes the cost of its day unknown.
 */
export function hoursByDay(hours: HourColumns): readonly ShownEntry[] {
  const { starts, generatedWh, selfUsedWh, periods } = hours
  const days: ReturnType<typeof newDay>[] = []
  let day = newDay('', periods)
  let priced = true
  const close = () => {
    if (!priced || day.importWh === null) day.costs = undefined
    if (day.start) days.push(day)
  }
  const addRead = (index: number, wh: number) => {
    const period = hours.period[index] ?? 0
    day.parts[period] = (day.parts[period] ?? 0) + wh
    const cost = hours.costAt(index)
    if (cost === undefined) {
      priced = false
      return
    }
    day.costs ??= Array.from<number>({ length: periods }).fill(0)
    day.costs[period] = (day.costs[period] ?? 0) + cost
  }
  for (const [index, start] of starts.entries()) {
    if (!day.start || !start.startsWith(day.start)) {
      close()
      day = newDay(start.slice(0, 'YYYY-MM-DD'.length), periods)
      priced = true
    }
    const wh = hours.importWh[index] ?? null
    day.importWh = added(day.importWh, wh)
    day.exportWh = added(day.exportWh, hours.exportWh[index] ?? null)
    if (generatedWh) day.generatedWh = added(day.generatedWh, generatedWh[index] ?? null)
    if (selfUsedWh) day.selfUsedWh = added(day.selfUsedWh, selfUsedWh[index] ?? null)
    if (wh !== null) addRead(index, wh)
    day.estimated ||= hours.estimated[index] === 1
    day.provisional ||= hours.provisional[index] === 1
    day.incomplete ||= hours.incomplete[index] === 1
  }
  close()
  return days
}

/** Costs of what was read; one that is not known makes the sum unknown. */
function addedCosts(a: ShownEntry, b: ShownEntry) {
  if (a.importWh === null) return b.costs
  if (b.importWh === null) return a.costs
  return a.costs && b.costs?.map((cost, period) => cost + (a.costs?.[period] ?? 0))
}

/** Days added up by their month. */
export function daysByMonth(days: readonly ShownEntry[]): readonly ShownEntry[] {
  const sums: Open<ShownEntry>[] = []
  let parts: number[] = []
  for (const day of days) {
    const start = day.start.slice(0, 'YYYY-MM'.length)
    const sum = sums.at(-1)
    if (sum?.start !== start) {
      parts = [...day.parts]
      sums.push({ ...day, start, parts })
      continue
    }
    sum.costs = addedCosts(sum, day)
    sum.importWh = added(sum.importWh, day.importWh)
    sum.exportWh = added(sum.exportWh, day.exportWh)
    sum.generatedWh = added(sum.generatedWh, day.generatedWh)
    sum.selfUsedWh = added(sum.selfUsedWh, day.selfUsedWh)
    for (const [index, part] of day.parts.entries()) parts[index] = (parts[index] ?? 0) + part
    sum.estimated ||= day.estimated
    sum.provisional ||= day.provisional
    sum.incomplete ||= day.incomplete
  }
  return sums
}

/** All of some entries, each period for itself. */
export function sumOfEntries(entries: readonly ShownEntry[]): EntrySums {
  // What was not read has no parts.
  const periods = entries.reduce((most, { parts }) => Math.max(most, parts.length), 0)
  const costs = entries.flatMap((entry) => (entry.costs ? [entry.costs] : []))
  const byPeriod = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: periods }, (_, period) => rows.reduce((sum, row) => sum + (row[period] ?? 0), 0))
  return {
    importWh: entries.reduce((sum, entry) => sum + (entry.importWh ?? 0), 0),
    exportWh: entries.reduce((sum, entry) => sum + (entry.exportWh ?? 0), 0),
    parts: byPeriod(entries.map(({ parts }) => parts)),
    costs: byPeriod(costs),
    priced: costs.length > 0 && entries.every((entry) => entry.importWh === null || entry.costs),
  }
}
