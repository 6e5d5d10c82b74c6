import { clockHour, type ClockZone } from '../time/madrid.ts'
import type { Day } from '../time/day.ts'
import type { CurveDay } from './aggregate.ts'

/** Hours of the clock that follow one another: from 11 to 16 ends when it is four in the afternoon. */
export type ClockHours = { readonly startHour: number; readonly endHour: number }

const HOURS_A_DAY = 24

/** The export of a day by the hour of the clock, in Wh; of an hour that October has twice both. */
function exportByHour({ day, exportWh = [] }: CurveDay, zone: ClockZone): number[] {
  const perHour = exportWh.length > 25 ? 4 : 1
  const hours = Array<number>(HOURS_A_DAY).fill(0)
  for (const [index, wh] of exportWh.entries()) {
    const hour = clockHour(day, Math.floor(index / perHour), zone)
    hours[hour] = (hours[hour] ?? 0) + (wh ?? 0)
  }
  return hours
}

/**
 * When some days usually gave most to the grid: the hour that gave most over all of them, and its neighbours that gave at
 * least half as much. Undefined if nothing was given. A method of ours.
 */
export function sunHours(days: readonly CurveDay[], zone: ClockZone): ClockHours | undefined {
  const byDay = days.map((day) => exportByHour(day, zone))
  const sums = Array.from({ length: HOURS_A_DAY }, (_, hour) =>
    byDay.reduce((sum, hours) => sum + (hours[hour] ?? 0), 0),
  )
  const most = Math.max(...sums)
  if (most <= 0) return undefined
  return widened(sums.indexOf(most), 1, (hour) => (sums[hour] ?? 0) >= most / 2)
}

/** A stretch of hours with its neighbours that are alike. */
function widened(first: number, length: number, alike: (index: number) => boolean): ClockHours {
  let [startHour, endHour] = [first, first + length]
  while (startHour > 0 && alike(startHour - 1)) startHour -= 1
  while (endHour < HOURS_A_DAY && alike(endHour)) endHour += 1
  return { startHour, endHour }
}

/** A washing, or the better part of charging a car. */
const RUN_HOURS = 3

/**
 * The cheapest three hours of a day that follow one another, with their neighbours that are no dearer; the first of
 * several. Undefined if an hour has no price. A day whose clock changes is read by its hours in order.
 */
export function cheapestHours(
  prices: readonly (number | null)[],
  day: Day,
  zone: ClockZone,
): ClockHours | undefined {
  if (prices.length < RUN_HOURS || prices.includes(null)) return undefined
  const known = prices.map((price) => price ?? 0)
  const costs = known
    .slice(RUN_HOURS - 1)
    .map((_, start) => known.slice(start, start + RUN_HOURS).reduce((sum, price) => sum + price, 0))
  // Sums of the same prices in another order differ in their last digit.
  const least = Math.min(...costs) + 1e-9
  const first = costs.findIndex((cost) => cost <= least)
  const dearest = Math.max(...known.slice(first, first + RUN_HOURS))
  const { startHour, endHour } = widened(first, RUN_HOURS, (index) => (known[index] ?? Infinity) <= dearest)
  return { startHour: clockHour(day, startHour, zone), endHour: clockHour(day, endHour - 1, zone) + 1 }
}
