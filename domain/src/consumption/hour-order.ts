import type { Day } from '../time/day.ts'
import { hoursInDay, hoursStartingAt, type ClockZone } from '../time/madrid.ts'

/**
 * The places (hours of the day, from 0) of the rows of one day that give only the hour at which they end, 1 to 24, in
 * the order in which they stand. Two ways of writing the days of 23 and 25 hours are understood:
 *
 * - by the clock, as Datadis does: no row for the hour skipped in March, two with one hour in October, distinguished by
 *   their order (the earlier first, unless the whole day runs backwards); only one of the two is taken for the earlier;
 * - counted through, as some distributors do: 1 to 25 in October, 1 to 23 in March.
 *
 * Undefined for a row that has no place: an hour that is none or does not exist, and a third row of the repeated hour.
 * Source: exports of Datadis and of the distributors' own sites.
 */
export function placesByRowOrder(
  hourEnds: readonly number[],
  day: Day,
  zone: ClockZone,
): (number | undefined)[] {
  const count = hoursInDay(day)
  if (isCountedThrough(hourEnds, day, zone)) {
    return hourEnds.map((hour) => (hour >= 1 && hour <= count ? hour - 1 : undefined))
  }
  const backwards = (hourEnds[0] ?? 0) > (hourEnds.at(-1) ?? 0)
  const met = new Map<number, number>()
  return hourEnds.map((hour) => {
    const places = hoursEndingAt(day, hour, zone)
    if (places.length < 2) return places[0]
    const before = met.get(hour) ?? 0
    met.set(hour, before + 1)
    const isTwice = hourEnds.indexOf(hour) !== hourEnds.lastIndexOf(hour)
    return (backwards && isTwice ? places.toReversed() : places)[before]
  })
}

function isCountedThrough(hourEnds: readonly number[], day: Day, zone: ClockZone): boolean {
  const count = hoursInDay(day)
  if (count === 25) return hourEnds.includes(25)
  const isSkipped = (hour: number) => hour >= 1 && hour <= 24 && hoursEndingAt(day, hour, zone).length === 0
  return count === 23 && hourEnds.some(isSkipped) && !hourEnds.includes(24)
}

function hoursEndingAt(day: Day, hour: number, zone: ClockZone) {
  return hour >= 1 && hour <= 24 ? hoursStartingAt(day, hour - 1, zone) : []
}
