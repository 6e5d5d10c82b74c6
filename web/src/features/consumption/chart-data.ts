import type { Series } from './answer.ts'

/** Periods to show, by place: all of three, of six only those that occur in the days shown. */
export function periodsShown(series: Series): readonly number[] {
  const all = [...series.period_names.keys()]
  if (all.length <= 3) return all
  const used =
    series.resolution === 'hourly'
      ? new Set(series.hour_period)
      : new Set(all.filter((period) => series.import_by_period_wh.some((parts) => (parts[period] ?? 0) > 0)))
  return used.size > 0 ? all.filter((period) => used.has(period)) : all
}

/** Whether anything went to the grid in the days shown. */
export function hasSurplus({ export_wh }: Series): boolean {
  return export_wh.some((value) => value !== null && value > 0)
}

/** Import of one entry in each period, in Wh: an hour has only one. */
export function partsOf(series: Series, index: number): readonly number[] {
  if (series.resolution !== 'hourly') return series.import_by_period_wh[index] ?? []
  const own = series.hour_period[index]
  return series.period_names.map((_, period) => (period === own ? (series.import_wh[index] ?? 0) : 0))
}

/** One line of figures: a month, a day or an hour; or the hours of a day added up. */
export interface Figures {
  readonly start: string
  readonly importWh: number | null
  readonly exportWh: number | null
  readonly parts: readonly number[]
  readonly estimated: boolean
  readonly provisional: boolean
  readonly incomplete: boolean
}

export function figuresAt(series: Series, index: number): Figures {
  return {
    start: series.starts[index] ?? '',
    importWh: series.import_wh[index] ?? null,
    exportWh: series.export_wh[index] ?? null,
    parts: partsOf(series, index),
    estimated: series.estimated[index] === 1,
    provisional: series.provisional[index] === 1,
    incomplete: series.incomplete[index] === 1,
  }
}

export function figuresOf(series: Series): readonly Figures[] {
  return series.starts.map((_, index) => figuresAt(series, index))
}

function added(a: number | null, b: number | null) {
  return a === null ? b : b === null ? a : a + b
}

/** Neighbouring lines whose starts begin alike, added up: 10 characters of a day, 7 of a month. */
function summed(lines: readonly Figures[], characters: 7 | 10): readonly Figures[] {
  const sums: { -readonly [Key in keyof Figures]: Figures[Key] }[] = []
  let parts: number[] = []
  for (const line of lines) {
    const start = line.start.slice(0, characters)
    const sum = sums.at(-1)
    if (sum?.start !== start) {
      parts = [...line.parts]
      sums.push({ ...line, start, parts })
      continue
    }
    sum.importWh = added(sum.importWh, line.importWh)
    sum.exportWh = added(sum.exportWh, line.exportWh)
    for (const [index, part] of line.parts.entries()) parts[index] = (parts[index] ?? 0) + part
    sum.estimated ||= line.estimated
    sum.provisional ||= line.provisional
    sum.incomplete ||= line.incomplete
  }
  return sums
}

/** Hours added up by their day. */
export function byDay(hours: readonly Figures[]): readonly Figures[] {
  return summed(hours, 10)
}

const daysKept = new WeakMap<Series, readonly Figures[]>()

/** The days of a series of hours: added up once, because several pictures of a year begin with them. */
export function daysOf(series: Series): readonly Figures[] {
  const known = daysKept.get(series)
  if (known) return known
  const days = byDay(figuresOf(series))
  daysKept.set(series, days)
  return days
}

/** Hours or days added up by their month. */
export function byMonth(lines: readonly Figures[]): readonly Figures[] {
  return summed(lines, 7)
}

/** Totals of all lines, by period. */
export function totalsOf(lines: readonly Figures[], periods: number): readonly number[] {
  return Array.from({ length: periods }, (_, period) =>
    lines.reduce((sum, { parts }) => sum + (parts[period] ?? 0), 0),
  )
}

/** A day as the clock shows it: for each hour from 0 to 23 which entries of the series it holds. */
export interface DayOfHours {
  readonly day: string
  /** One place each; none for the hour that March skips, two for the one that October has twice. */
  readonly hours: readonly (readonly number[])[]
}

export function daysOfHours({ starts }: Pick<Series, 'starts'>): readonly DayOfHours[] {
  const days: { day: string; hours: number[][] }[] = []
  for (const [index, start] of starts.entries()) {
    const day = start.slice(0, 10)
    let open = days.at(-1)
    if (open?.day !== day) days.push((open = { day, hours: Array.from({ length: 24 }, () => []) }))
    open.hours[Number(start.slice(11, 13))]?.push(index)
  }
  return days
}

/** Places along many hours that bear a label: the first hour of each day, or of each month over long spans. */
export function hourTicks(
  starts: readonly string[],
): readonly { readonly index: number; readonly start: string }[] {
  const days = starts.length / 24
  const [unit, every] = days > 62 ? [7, Math.ceil(days / 400)] : [10, Math.ceil(days / 8)]
  const firsts = starts.flatMap((start, index) =>
    index === 0 || start.slice(0, unit) !== starts[index - 1]?.slice(0, unit) ? [{ index, start }] : [],
  )
  return firsts.filter((_, position) => position % every === 0)
}
