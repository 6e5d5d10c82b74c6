import { addDays, type Day } from '../time/day.ts'

/**
 * How many days after its end the bill that closes a supply comes, at the latest.
 * Source: RD 88/2026 arts 6.1.ab and 13.v (read on 2026-11-27), Directive (EU) 2019/944 art. 10(12); of gas Directive
 * 2009/73/EC annex I.1.j.
 */
export const FINAL_ACCOUNT_DAYS = 42

/** The last day on which the bill that closes a supply comes in time; `endDay` is the last of the supply. */
export function finalAccountDue(endDay: Day): Day {
  return addDays(endDay, FINAL_ACCOUNT_DAYS)
}
