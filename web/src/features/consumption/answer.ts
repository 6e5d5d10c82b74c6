import { addMonths, daysBetween, lastDayOfMonth } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { common, nameOf } from './day-range.ts'
import type { RangeName } from './day-range.ts'
import type { DayRange } from '../../ui/typed-day.ts'
import type { Readings } from './readings.ts'

/** How a span compares with the same days a year before. `share` is the difference, 0.12 for 12 %. */
export interface Comparison {
  readonly direction: 'less' | 'more' | 'same'
  readonly share: number
  /** What it is compared with, where that has a name; otherwise the same days a year before. */
  readonly name: RangeName | undefined
  /** A few readings are missing, so that the share is about right and no more. */
  readonly about: boolean
}

/** What the page says first about the days shown. */
export interface Answer {
  readonly importWh: number
  readonly exportWh: number
  readonly name: RangeName
  /** Last day with readings, when the span goes on after it. */
  readonly until: Day | undefined
  /** The span is the one we are living in. */
  readonly current: boolean
  readonly comparison: Comparison | undefined
  /** Something between the first and the last reading is missing. */
  readonly gaps: boolean
}

function sum(values: readonly (number | null)[]) {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0)
}

/** Last day of an entry, as far as it was asked for: of a month its last, of an hour its day. */
function lastDayOfEntry(start: string, shown: DayRange): Day {
  const day = start.length === 7 ? lastDayOfMonth(`${start}-01`) : start.slice(0, 10)
  return day < shown.lastDay ? day : shown.lastDay
}

/** First day of an entry, as far as it was asked for. */
function firstDayOfEntry(start: string, shown: DayRange): Day {
  const day = start.length === 7 ? `${start}-01` : start.slice(0, 10)
  return day > shown.firstDay ? day : shown.firstDay
}

/** Less than half a per cent apart is the same. */
const negligible = 0.005
/** Fewer days than a week compare working days with weekends; more than a year would be compared with itself. */
const fewestDays = 7
const longestDays = 366

/** Entries between the first and the last day read that lack readings: all of theirs, or only some. */
function gapsOf(readings: Readings, shown: DayRange, read: DayRange) {
  const lacking = [...readings.starts.keys()].filter((index) => {
    const start = readings.starts[index] ?? ''
    const begins = firstDayOfEntry(start, shown) >= read.firstDay
    return readings.incomplete[index] === 1 && begins && lastDayOfEntry(start, shown) <= read.lastDay
  })
  const empty = lacking.filter((index) => readings.import_wh[index] === null).length
  return { partial: lacking.length - empty, empty }
}

/** Up to these shares of days that lack something, or of hours that are missing, a comparison says "about". */
const tolerable = { daily: 0.1, hourly: 0.05, monthly: 0 } as const

/** Whether too much is missing to compare. Of a month that lacks something nobody knows how much. */
function lacksTooMuch(readings: Readings, { partial, empty }: ReturnType<typeof gapsOf>): boolean {
  if (readings.resolution !== 'hourly' && empty > 0) return true
  const entries = readings.import_wh.filter((wh) => wh !== null).length
  return partial + empty > tolerable[readings.resolution] * entries
}

function compared(
  readings: Readings,
  importWh: number,
  read: DayRange,
  gaps: ReturnType<typeof gapsOf>,
): Comparison | undefined {
  const beforeWh = readings.year_before_wh
  if (beforeWh === null || beforeWh <= 0 || lacksTooMuch(readings, gaps)) return undefined
  const days = daysBetween(read.firstDay, read.lastDay) + 1
  if (days < fewestDays || days > longestDays) return undefined
  const share = Math.abs(importWh - beforeWh) / beforeWh
  const direction = share < negligible ? 'same' : importWh < beforeWh ? 'less' : 'more'
  const name = nameOf({ firstDay: addMonths(read.firstDay, -12), lastDay: addMonths(read.lastDay, -12) })
  return {
    direction,
    share,
    name: name.kind === 'days' ? undefined : name,
    about: gaps.partial + gaps.empty > 0,
  }
}

/** Sums up a reply, or undefined when none of its days has a reading. */
export function answerOf(readings: Readings, today: Day): Answer | undefined {
  const shown = { firstDay: readings.start, lastDay: readings.end }
  const read =
    readings.available &&
    common(shown, { firstDay: readings.available.start, lastDay: readings.available.end })
  if (!read || readings.import_wh.every((value) => value === null)) return undefined
  const importWh = sum(readings.import_wh)
  const gaps = gapsOf(readings, shown, read)
  const late = read.firstDay > shown.firstDay
  return {
    importWh,
    exportWh: sum(readings.export_wh),
    name: nameOf(shown),
    until: read.lastDay < shown.lastDay ? read.lastDay : undefined,
    current: shown.firstDay <= today && today <= shown.lastDay,
    comparison: late ? undefined : compared(readings, importWh, read, gaps),
    gaps: gaps.partial + gaps.empty > 0,
  }
}
