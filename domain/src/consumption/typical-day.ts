import { isRestDay } from '../supply/calendar.ts'
import type { Day } from '../time/day.ts'
import { hoursInDay, hourStarts, type ClockZone } from '../time/madrid.ts'
import type { CurveDay } from './aggregate.ts'

/** Meteorological seasons: three whole months each, winter from December to February. */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** A rest day is a Saturday, a Sunday or a national holiday, as the tariff calendar counts them (isRestDay). */
export const dayKinds = ['working', 'rest'] as const
export type DayKind = (typeof dayKinds)[number]

/** A season needs so many whole days; with fewer, a few odd days would look like a habit. */
export const FEWEST_TYPICAL_DAYS = 28

/** Mean Wh of each hour that the clock shows, 0 to 23, over so many days. */
export type TypicalDay = {
  readonly season: Season
  readonly kind: DayKind
  readonly days: number
  readonly meanWh: readonly number[]
}

/** Hours by column: starts as ISO text in the supply's own time, and Wh, null if there is no reading. */
export type HourColumns = {
  readonly starts: readonly string[]
  readonly wh: readonly (number | null)[]
}

const HOURS = 24

/** The season of a day: December to February winter, March to May spring, June to August summer. */
export function seasonOf(day: Day): Season {
  return seasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'winter'
}

type Sum = { days: number; readonly wh: number[]; readonly readings: number[] }

/**
 * The typical working day and rest day of each season: the mean of each hour of the clock over the whole days of that
 * kind. A day counts when every one of its 23, 24 or 25 hours has a reading; the hour that the clock shows twice in
 * October counts as two readings of that hour, the one that March leaves out as none. Seasons with fewer than
 * FEWEST_TYPICAL_DAYS whole days are left out; so is a kind that has no day with one of the hours. Winter first, working day before rest day.
 * Source for the kinds of day: Circular 3/2020 art. 7 (calendar.ts).
 */
export function typicalDays({ starts, wh }: HourColumns): TypicalDay[] {
  const sums = new Map<string, Sum>()
  for (let first = 0; first < starts.length;) {
    const day = (starts[first] ?? '').slice(0, 10)
    const end = endOfDay(starts, first)
    if (isWhole(wh, { first, end }, day)) {
      const key = `${seasonOf(day)} ${isRestDay(day) ? 'rest' : 'working'}`
      let sum = sums.get(key)
      if (!sum) {
        sum = { days: 0, wh: zeros(), readings: zeros() }
        sums.set(key, sum)
      }
      addDay(sum, { starts, wh }, { first, end })
    }
    first = end
  }
  return seasons.flatMap((season) => {
    const kinds = dayKinds.flatMap((kind) => {
      const sum = sums.get(`${season} ${kind}`)
      return sum?.readings.every((count) => count > 0)
        ? [{ season, kind, days: sum.days, meanWh: meansOf(sum) }]
        : []
    })
    return kinds.reduce((days, kind) => days + kind.days, 0) < FEWEST_TYPICAL_DAYS ? [] : kinds
  })
}

/** The hours of curve days as columns for typicalDays; quarters of an hour are added up within their hour. */
export function hourColumns(
  days: readonly CurveDay[],
  channel: 'importWh' | 'exportWh',
  zone: ClockZone,
): HourColumns {
  const starts: string[] = []
  const wh: (number | null)[] = []
  for (const curve of days) {
    const values = curve[channel] ?? []
    const ofDay = hourStarts(curve.day, zone)
    const readingsAnHour = values.length / ofDay.length
    for (const [hour, start] of ofDay.entries()) {
      starts.push(start)
      const readings = values.slice(hour * readingsAnHour, (hour + 1) * readingsAnHour)
      wh.push(
        readings.length === 0 || readings.includes(null)
          ? null
          : readings.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      )
    }
  }
  return { starts, wh }
}

type Range = { readonly first: number; readonly end: number }

function zeros(): number[] {
  return Array.from({ length: HOURS }, () => 0)
}

/** Index after the last hour of the day of an hour. */
function endOfDay(starts: HourColumns['starts'], first: number): number {
  const day = (starts[first] ?? '').slice(0, 10)
  let end = first
  for (const start of starts.slice(first, first + HOURS + 2)) {
    if (!start.startsWith(day)) break
    end += 1
  }
  return end
}

function isWhole(wh: HourColumns['wh'], { first, end }: Range, day: Day): boolean {
  if (end - first !== hoursInDay(day)) return false
  for (let index = first; index < end; index++) if ((wh[index] ?? null) === null) return false
  return true
}

function addDay(sum: Sum, { starts, wh }: HourColumns, { first, end }: Range): void {
  sum.days += 1
  for (let index = first; index < end; index++) {
    const hour = Number(starts[index]?.slice(11, 13))
    sum.wh[hour] = (sum.wh[hour] ?? 0) + (wh[index] ?? 0)
    sum.readings[hour] = (sum.readings[hour] ?? 0) + 1
  }
}

function meansOf({ wh, readings }: Sum): number[] {
  return wh.map((total, hour) => Math.round(total / (readings[hour] ?? 1)))
}
