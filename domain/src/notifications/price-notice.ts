import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, addMonths, type Day } from '../time/day.ts'

/** How long before a change of prices or conditions a customer is told: months for a household, days for others. */
export interface PriceNotice {
  readonly householdMonths: number
  readonly otherDays: number
}

const source =
  'Ley 24/2013 art. 44.1.e: warned of any intent to change the conditions, and of the right to leave without cost, ' +
  'without a number of days (read in a stored consolidation); the number is Directive (EU) 2019/944 art. 10.4: two ' +
  'weeks, one month for household customers (from memory). Looked for again on 2026-11-23: of RD 88/2026 ' +
  '(BOE-A-2026-3212, in force since 2026-02-12) only the preamble was found; summaries of it name no other number, and ' +
  'say that new prices take a document of their own with a table of prices before and after'

export const priceNotices: readonly Rate<PriceNotice>[] = [
  { from: '2000-01-01', value: { householdMonths: 1, otherDays: 14 }, source, confidence: 'medium' },
]

/** The last day on which a change of a day can be told in time. */
export function lastDayToTell(changeDay: Day, isHousehold: boolean): Day {
  const { householdMonths, otherDays } = valueOn(priceNotices, changeDay)
  return isHousehold ? addMonths(changeDay, -householdMonths) : addDays(changeDay, -otherDays)
}

/** How far ahead a change is looked for. */
export const lookAheadDays = 92
