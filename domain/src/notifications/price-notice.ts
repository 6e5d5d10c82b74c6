import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, addMonths, type Day } from '../time/day.ts'

/** Notice of a change of prices or conditions: months for a household, days for others. */
export interface PriceNotice {
  readonly householdMonths: number
  /** Null if the notice for households applies to everybody. */
  readonly otherDays: number | null
}

/** Who: electricity; gas is told as early by Ley 34/1998 art. 57 bis.f (read on 2026-11-29). */
export const priceNotices: readonly Rate<PriceNotice>[] = [
  {
    from: '2000-01-01',
    to: '2026-06-12',
    value: { householdMonths: 1, otherDays: 14 },
    source:
      'Ley 24/2013 art. 44.1.e (warned of any intent to change, without a number of days); Directive (EU) 2019/944 ' +
      'art. 10.4 (two weeks, one month for household customers; from memory)',
    confidence: 'medium',
  },
  {
    from: '2026-06-12',
    value: { householdMonths: 1, otherDays: null },
    source:
      'RD 88/2026 art. 6.1.m and n, DT 7.ª and DF 9.ª.4 (read on 2026-11-26): every consumer, a month, in a document of its own',
    confidence: 'high',
  },
]

/** The last day for announcing a change of that day in time. */
export function lastDayToTell(changeDay: Day, isHousehold: boolean): Day {
  const { householdMonths, otherDays } = valueOn(priceNotices, changeDay)
  return isHousehold || otherDays === null
    ? addMonths(changeDay, -householdMonths)
    : addDays(changeDay, -otherDays)
}

/** How far ahead a change is looked for. */
export const lookAheadDays = 92
