import { addMonths, daysBetween, lastDayOfMonth } from '@endoll/domain/time/day.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { common, nameOf } from './day-range.ts'
import type { RangeName } from './day-range.ts'
import type { DayRange } from '../../ui/typed-day.ts'
import { onceFor } from '../../charts/once-for.ts'
import { costSumOf } from './costs.ts'
import { exportOf, importOf, knownSum } from './readings.ts'
import type { Readings } from './readings.ts'

/** How a range compares with the same days a year before. `share` is the difference, 0.12 for 12 %. */
export interface Comparison {
  readonly direction: 'less' | 'more' | 'same'
  readonly share: number
  /** The range it is compared with, where that has a name of its own. */
  readonly name: RangeName | undefined
  /** A few readings are missing: the share is approximate. */
  readonly about: boolean
}

/** The sentence at the top of the page, as data. */
export interface Answer {
  readonly importWh: number
  readonly exportWh: number
  /** Generated behind the meter, and used of it, as far as a reading says so. */
  readonly generatedWh: number | undefined
  readonly selfUsedWh: number | undefined
  /** What the energy costs with taxes, in microcents; undefined unless the price of all of it is known. */
  readonly costMicrocents: number | undefined
  /** The range; from its first reading on where it begins before that. */
  readonly name: RangeName
  /** Last day with readings, if the range extends beyond it. */
  readonly until: Day | undefined
  /** Whether the range contains today. */
  readonly current: boolean
  readonly comparison: Comparison | undefined
  /** Something between the first and the last reading is missing. */
  readonly gaps: boolean
}

/** Last day of an entry, cut at the end of the range. */
function lastDayOfEntry(start: string, shown: DayRange): Day {
  const day = start.length === 7 ? lastDayOfMonth(`${start}-01`) : start.slice(0, 10)
  return day < shown.lastDay ? day : shown.lastDay
}

/** First day of an entry, cut at the start of the range. */
function firstDayOfEntry(start: string, shown: DayRange): Day {
  const day = start.length === 7 ? `${start}-01` : start.slice(0, 10)
  return day > shown.firstDay ? day : shown.firstDay
}

/** Less than half a per cent apart is the same. */
const negligible = 0.005
/** Fewer days than a week would compare working days with weekends; more than a year would overlap with the year before. */
const fewestDays = 7
const longestDays = 366

/** How many entries between the first and the last day read lack some of their readings, or all. */
function gapsOf(readings: Readings, shown: DayRange, read: DayRange) {
  const lacking = readings.starts.flatMap((start, index) => {
    if (readings.incomplete[index] !== 1) return []
    const within =
      firstDayOfEntry(start, shown) >= read.firstDay && lastDayOfEntry(start, shown) <= read.lastDay
    return within ? [index] : []
  })
  const empty = lacking.filter((index) => readings.import_wh[index] === null).length
  return { partial: lacking.length - empty, empty }
}

/** Up to these shares of days that lack something, or of hours that are missing, a comparison says "about". */
const tolerable = { daily: 0.1, hourly: 0.05, monthly: 0 } as const

/** Whether too much is missing to compare. It is not known how much a month lacks, so none may. */
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

const answersOf = onceFor<Readings, Map<Day, Answer | undefined>>(() => new Map())

/** The answer for readings, or undefined if no day has any. */
export function answerOf(readings: Readings, today: Day): Answer | undefined {
  const known = answersOf(readings)
  if (!known.has(today)) known.set(today, findAnswer(readings, today))
  return known.get(today)
}

function findAnswer(readings: Readings, today: Day): Answer | undefined {
  const shown = { firstDay: readings.start, lastDay: readings.end }
  const read =
    readings.available &&
    common(shown, { firstDay: readings.available.start, lastDay: readings.available.end })
  if (!read || readings.import_wh.every((value) => value === null)) return undefined
  const importWh = importOf(readings)
  const gaps = gapsOf(readings, shown, read)
  const cost = costSumOf(readings)
  const startsWithin = read.firstDay > shown.firstDay
  return {
    importWh,
    exportWh: exportOf(readings),
    generatedWh: knownSum(readings.behind_meter?.generated_wh),
    selfUsedWh: knownSum(readings.behind_meter?.self_used_wh),
    costMicrocents: cost?.unpricedWh === 0 ? cost.microcents : undefined,
    // Days before the first reading are not days on which so much was used.
    name: nameOf(startsWithin ? read : shown),
    until: read.lastDay < shown.lastDay ? read.lastDay : undefined,
    current: shown.firstDay <= today && today <= shown.lastDay,
    comparison: startsWithin ? undefined : compared(readings, importWh, read, gaps),
    gaps: gaps.partial + gaps.empty > 0,
  }
}

/** The text of a comparison, a key of `comparison` in the messages. */
export function comparisonKey({ direction, about }: Comparison) {
  if (direction === 'same' || !about) return direction
  return direction === 'less' ? 'aboutLess' : 'aboutMore'
}
