import { stepOf, type CurveValues } from './day-curve.ts'
import { hoursOf } from './hours-of-quarters.ts'

/**
 * Hours of a day in which energy was both taken from the grid and given to it, counted by the clock hour: quarters are
 * added up. Of such an hour the law counts the balance alone, either way; a curve with both has not been balanced.
 * Source: RD 244/2019 art. 3.p and 3.q (read in the consolidated text on 2026-11-26).
 */
export function hoursBothWays(importWh: CurveValues, exportWh: CurveValues): number {
  const hourly = (values: CurveValues) => (stepOf(values.length) === 60 ? values : hoursOf(values))
  const given = hourly(exportWh)
  return hourly(importWh).filter((wh, hour) => (wh ?? 0) > 0 && (given[hour] ?? 0) > 0).length
}
