import type { Day } from '../time/day.ts'
import { hoursInDay, hoursStartingAt, type ClockZone, type StepMinutes } from '../time/madrid.ts'

/**
 * The indexes (readings of the day, from 0) of the rows of one day that give only where they end, counted by the clock: 1 to 24
 * where a row is an hour, 1 to 96 where it is a quarter of one, in the order in which they stand. Two ways of writing the days
 * of 23 and 25 hours are understood:
 *
 * - by the clock, as Datadis does: no row for the hour skipped in March, two with one hour in October, distinguished by
 *   their order (the earlier first, unless the whole day runs backwards); only one of the two is taken for the earlier;
 * - counted through, as some distributors do: 1 to 25 (100) in October, 1 to 23 (92) in March.
 *
 * Undefined for a row without an hour: an end that is not valid or does not exist, or a third row of the repeated hour.
 * Source: exports of Datadis and of the distributors' own sites.
 */
export function indexesByRowOrder(
  ends: readonly number[],
  day: Day,
  zone: ClockZone,
  step: StepMinutes = 60,
): (number | undefined)[] {
  const count = (hoursInDay(day) * 60) / step
  const indexesOfEnd = (end: number) => indexesEndingAt(day, end, zone, 60 / step)
  if (isCountedThrough(ends, { count, step }, indexesOfEnd)) {
    return ends.map((end) => (end >= 1 && end <= count ? end - 1 : undefined))
  }
  const backwards = (ends[0] ?? 0) > (ends.at(-1) ?? 0)
  const met = new Map<number, number>()
  return ends.map((end) => {
    const indexes = indexesOfEnd(end)
    if (indexes.length < 2) return indexes[0]
    const before = met.get(end) ?? 0
    met.set(end, before + 1)
    const isTwice = ends.indexOf(end) !== ends.lastIndexOf(end)
    return (backwards && isTwice ? indexes.toReversed() : indexes)[before]
  })
}

function isCountedThrough(
  ends: readonly number[],
  { count, step }: { count: number; step: StepMinutes },
  indexesOfEnd: (end: number) => readonly number[],
): boolean {
  const ofClock = (24 * 60) / step
  if (count > ofClock) return ends.some((end) => end > ofClock)
  const isSkipped = (end: number) => end >= 1 && end <= ofClock && indexesOfEnd(end).length === 0
  return count < ofClock && ends.some(isSkipped) && !ends.some((end) => end > count)
}

/** Places of the readings that end where the clock shows the `end`-th of its hours or quarters. */
function indexesEndingAt(day: Day, end: number, zone: ClockZone, anHour: number): number[] {
  if (!(end >= 1 && end <= 24 * anHour)) return []
  const hour = Math.floor((end - 1) / anHour)
  return hoursStartingAt(day, hour, zone).map((index) => index * anHour + ((end - 1) % anHour))
}
