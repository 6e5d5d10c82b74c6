import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'
import type { ProcedureName } from './procedure-name.ts'

/** Working days in which a change that was sent is normally in effect. */
const WORKING_DAYS: Readonly<Record<ProcedureName, number>> = {
  // Real Decreto 88/2026 art. 38: five working days where somebody has to go there.
  power: 5,
  // Ours: a SEPA mandate is entered before the next collection.
  iban: 2,
  notification_address: 2,
  contact_email: 2,
  contact_mobile: 2,
}

/**
 * The day by which a change that is sent on a day should be in effect: working days of the whole country, local
 * holidays do not count. Source: Real Decreto 88/2026 art. 38 for power, ours for the others.
 */
export function dueDay(procedure: ProcedureName, sentDay: Day): Day {
  return addWorkingDays(sentDay, WORKING_DAYS[procedure])
}
