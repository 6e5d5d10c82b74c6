import { dayFromNumber, dayNumber, dayNumberOf, partsOfDay, weekday, type Day } from './day.ts'

/** The two official clocks of Spain. Ceuta and Melilla keep Madrid's. */
export type ClockZone = 'Europe/Madrid' | 'Atlantic/Canary'

/** Minutes one reading covers: an hour, or a quarter of an hour. */
export type StepMinutes = 60 | 15

const MINUTES_A_DAY = 1440
const WINTER_OFFSET_MINUTES = { 'Europe/Madrid': 60, 'Atlantic/Canary': 0 } as const

type Changes = { spring: number; autumn: number; springMinute: number; autumnMinute: number }
const changesByYear = new Map<number, Changes>()
/** There are only four kinds of day in each zone: winter, summer and the two changes. */
const clocksOfDay = new Map<string, readonly string[]>()

/**
 * Clocks change in the whole Union at 01:00 UTC of the last Sunday of March and of October
 * (Directive 2000/84/EC arts. 2 and 3; Real Decreto 236/2002). The rule holds here from 1996 on.
 */
function changesOf(year: number): Changes {
  const known = changesByYear.get(year)
  if (known) return known
  const lastSunday = (month: number): number => {
    const last = dayNumberOf(year, month, 31)
    return last - (weekday(dayFromNumber(last)) % 7)
  }
  const [spring, autumn] = [lastSunday(3), lastSunday(10)]
  const changes = {
    spring,
    autumn,
    springMinute: spring * MINUTES_A_DAY + 60,
    autumnMinute: autumn * MINUTES_A_DAY + 60,
  }
  changesByYear.set(year, changes)
  return changes
}

function offsetMinutes(zone: ClockZone, utcMinute: number, changes: Changes): number {
  const summer = utcMinute >= changes.springMinute && utcMinute < changes.autumnMinute
  return WINTER_OFFSET_MINUTES[zone] + (summer ? 60 : 0)
}

/** UTC minute at which a local day starts; clocks never change at midnight, so the day before may decide. */
function startMinute(number: number, zone: ClockZone, changes: Changes): number {
  const summer = number > changes.spring && number <= changes.autumn
  return number * MINUTES_A_DAY - WINTER_OFFSET_MINUTES[zone] - (summer ? 60 : 0)
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/**
 * Hours in a local day: 23 on the last Sunday of March, 25 on the last Sunday of October, else 24.
 * The same in both zones. Throws RangeError on a day that does not exist.
 */
export function hoursInDay(day: Day): 23 | 24 | 25 {
  const number = dayNumber(day)
  const changes = changesOf(yearOf(day))
  return number === changes.spring ? 23 : number === changes.autumn ? 25 : 24
}

function checkIndex(day: Day, index: number, step: StepMinutes): void {
  const count = (hoursInDay(day) * 60) / step
  if (!Number.isInteger(index) || index < 0 || index >= count) {
    throw new RangeError(`a day of ${count} readings has no number ${index}`)
  }
}

/**
 * Milliseconds since 1970 (UTC) at which the index-th reading of a local day starts (index from 0; hours,
 * or quarters when step is 15). Throws RangeError if the day has no such reading.
 */
export function startMs(day: Day, index: number, zone: ClockZone, step: StepMinutes = 60): number {
  checkIndex(day, index, step)
  return (startMinute(dayNumber(day), zone, changesOf(yearOf(day))) + index * step) * 60_000
}

/** Milliseconds since 1970 (UTC) at which a local day starts, hence where the day before ends. */
export function dayStartMs(day: Day, zone: ClockZone): number {
  return startMinute(dayNumber(day), zone, changesOf(yearOf(day))) * 60_000
}

/**
 * Start of the index-th reading of a local day as ISO 8601 with its offset: hours 2 and 3 of 2024-10-27 in
 * Madrid are 2024-10-27T02:00:00+02:00 and 2024-10-27T02:00:00+01:00. Throws RangeError if there is none.
 */
export function startAt(day: Day, index: number, zone: ClockZone, step: StepMinutes = 60): string {
  const utcMinute = startMs(day, index, zone, step) / 60_000
  const offset = offsetMinutes(zone, utcMinute, changesOf(yearOf(day)))
  const minuteOfDay = (utcMinute + offset) % MINUTES_A_DAY
  return `${day}T${clock(minuteOfDay)}:00+${clock(offset)}`
}

/**
 * The starts of all hours of a local day, as startAt gives them one by one: 23, 24 or 25 texts.
 * Throws RangeError on a day that does not exist.
 */
export function hourStarts(day: Day, zone: ClockZone): string[] {
  const number = dayNumber(day)
  const changes = changesOf(yearOf(day))
  const dayStart = startMinute(number, zone, changes)
  const firstOffset = offsetMinutes(zone, dayStart, changes)
  const key = `${zone}${hoursInDay(day)}${firstOffset}`
  let clocks = clocksOfDay.get(key)
  if (clocks === undefined) {
    clocks = Array.from({ length: hoursInDay(day) }, (_, index) => {
      const utcMinute = dayStart + index * 60
      const offset = offsetMinutes(zone, utcMinute, changes)
      return `T${clock((utcMinute + offset) % MINUTES_A_DAY)}:00+${clock(offset)}`
    })
    clocksOfDay.set(key, clocks)
  }
  return clocks.map((written) => day + written)
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** What the clock on the wall shows (0–23) when the index-th hour of a local day starts. Throws RangeError. */
export function clockHour(day: Day, index: number, zone: ClockZone): number {
  checkIndex(day, index, 60)
  const number = dayNumber(day)
  const changes = changesOf(yearOf(day))
  const changeHour = WINTER_OFFSET_MINUTES[zone] / 60 + 1
  if (number === changes.spring && index >= changeHour) return index + 1
  if (number === changes.autumn && index > changeHour) return index - 1
  return index
}

/** Whether summer time is in force during the index-th hour of a local day. Throws RangeError. */
export function isSummerTime(day: Day, index: number, zone: ClockZone): boolean {
  const utcMinute = startMs(day, index, zone) / 60_000
  return offsetMinutes(zone, utcMinute, changesOf(yearOf(day))) > WINTER_OFFSET_MINUTES[zone]
}

/**
 * Which hours of a local day start when the clock shows `hour` (0–23): one, none for the hour skipped in
 * March, two for the hour repeated in October. For sources without a season flag (Datadis), where the order of
 * the rows must choose.
 */
export function hoursStartingAt(day: Day, hour: number, zone: ClockZone): number[] {
  const indexes: number[] = []
  for (let index = 0; index < hoursInDay(day); index++) {
    if (clockHour(day, index, zone) === hour) indexes.push(index)
  }
  return indexes
}

/** The local day of an instant (milliseconds since 1970, UTC). */
export function dayAt(instantMs: number, zone: ClockZone): Day {
  const utcMinute = Math.floor(instantMs / 60_000)
  // Both zones are at or ahead of UTC by at most two hours, and no clock changes near New Year.
  const year = yearOf(dayFromNumber(Math.floor(utcMinute / MINUTES_A_DAY)))
  return dayFromNumber(
    Math.floor((utcMinute + offsetMinutes(zone, utcMinute, changesOf(year))) / MINUTES_A_DAY),
  )
}

/** Where a reading stands in the curve: the local day in which it starts and its number in that day, from 0. */
export type ReadingPosition = { day: Day; index: number }

function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48]
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

/**
 * The reading that ENDS at a sector stamp 'yyyy/mm/dd HH:MM' (also with '-', with seconds ':00', and '24:00'),
 * local official time, with its season flag (1 summer, 0 winter), as F5D, RF5D, P5D, P1D and P2D write it.
 * At the October change both habits are understood: the flag of the end (02:00;1, 02:00;0, 03:00;0) and the
 * flag of the hour (02:00;1, 03:00;1, 03:00;0); they never contradict each other.
 * Returns undefined if the text is no stamp, falls between readings, or the flag is wrong for that time:
 * a wrong flag means that the file is not in local time, and guessing would move readings by an hour.
 * Source: REE/CNMC measure file formats.
 */
export function findReadingEndingAt(
  stamp: string,
  season: 0 | 1,
  zone: ClockZone,
  step: StepMinutes = 60,
): ReadingPosition | undefined {
  const [year, month, dayOfMonth] = [
    twoDigits(stamp, 0) * 100 + twoDigits(stamp, 2),
    twoDigits(stamp, 5),
    twoDigits(stamp, 8),
  ]
  const [hour, minute] = [twoDigits(stamp, 11), twoDigits(stamp, 14)]
  if (!isStampShape(stamp) || !(month >= 1 && month <= 12) || !(dayOfMonth >= 1 && dayOfMonth <= 31)) {
    return undefined
  }
  const endDay = dayNumberOf(year, month, dayOfMonth)
  if (dayOfMonth > 28 && Number(dayFromNumber(endDay).slice(8)) !== dayOfMonth) return undefined
  if (!(hour <= 24 && minute < 60 && hour * 60 + minute <= MINUTES_A_DAY) || minute % step !== 0) {
    return undefined
  }

  const changes = changesOf(year)
  const flagged = WINTER_OFFSET_MINUTES[zone] + season * 60
  const end = endDay * MINUTES_A_DAY + hour * 60 + minute - flagged
  const start = end - step
  const startOffset = offsetMinutes(zone, start, changes)
  if (offsetMinutes(zone, end, changes) !== flagged && startOffset !== flagged) return undefined
  const startDay = Math.floor((start + startOffset) / MINUTES_A_DAY)
  return {
    day: dayFromNumber(startDay),
    index: (start - startMinute(startDay, zone, changes)) / step,
  }
}

function isStampShape(stamp: string): boolean {
  const separator = stamp.charAt(4)
  return (
    (separator === '/' || separator === '-') &&
    stamp.charAt(7) === separator &&
    stamp.charAt(10) === ' ' &&
    stamp.charAt(13) === ':' &&
    (stamp.length === 16 || (stamp.length === 19 && stamp.endsWith(':00')))
  )
}

/**
 * The sector stamp of the index-th reading of a local day: 'yyyy/mm/dd HH:MM' of its END and the season in
 * force at that end (the last hour of a day ends at 00:00 of the next). Inverse of findReadingEndingAt.
 * Throws RangeError if the day has no such reading.
 */
export function stampOfReading(
  { day, index }: ReadingPosition,
  zone: ClockZone,
  step: StepMinutes = 60,
): { stamp: string; season: 0 | 1 } {
  const changes = changesOf(partsOfDay(day).year)
  const end = startMs(day, index, zone, step) / 60_000 + step
  const offset = offsetMinutes(zone, end, changes)
  const local = end + offset
  const endDay = dayFromNumber(Math.floor(local / MINUTES_A_DAY))
  return {
    stamp: `${endDay.replaceAll('-', '/')} ${clock(local % MINUTES_A_DAY)}`,
    season: offset > WINTER_OFFSET_MINUTES[zone] ? 1 : 0,
  }
}
