import { addDays, addMonths, type Day } from '../time/day.ts'
import { lastWithdrawalDay } from './withdrawal.ts'

/** How far ahead a day may lie: a choice of ours. */
const MONTHS_AHEAD = 12

/**
 * The days on which a contract that is signed on a day may be wished to start: from the next one on, or, of a consumer who
 * has not asked for it, once nobody can withdraw any more; a year ahead at most. Source: RD 88/2026 art. 19.1 (the
 * customer may say the day), RDLeg 1/2007 art. 98.8 (nothing starts within the days of withdrawal unless it is asked for).
 */
export function wishedStartDays(
  signedDay: Day,
  { isConsumer, early }: { readonly isConsumer: boolean; readonly early: boolean },
): { readonly first: Day; readonly last: Day } {
  const before = isConsumer && !early ? lastWithdrawalDay(signedDay) : signedDay
  return { first: addDays(before, 1), last: addMonths(signedDay, MONTHS_AHEAD) }
}
