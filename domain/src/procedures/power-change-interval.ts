import { valueOn, type Rate } from '../billing/rates/dated.ts'
import type { Day } from '../time/day.ts'

/** Months that must lie between two changes of power: those that hold on the day on which one is asked for. */
export const powerChangeIntervals: readonly Rate<number>[] = [
  {
    from: '2021-06-01',
    value: 12,
    source:
      'Real Decreto 88/2026 art. 38; CNMC rejection reason 65. Held before too; since when was not looked up',
    confidence: 'medium',
  },
]

/** The months that hold on a day. */
export function monthsBetweenPowerChanges(day: Day): number {
  return valueOn(powerChangeIntervals, day)
}
