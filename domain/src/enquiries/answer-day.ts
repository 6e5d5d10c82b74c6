import { addWorkingDays } from '../supply/working-days.ts'
import type { Day } from '../time/day.ts'

/**
 * The day by which what is no claim is answered, as the retailer promises it: so many working days after it was written.
 * Null where nothing is promised. No law says a time of enquiries; that of claims is claims/claim-answer.ts.
 */
export function enquiryAnswerDay(written: Day, workingDays: number): Day | null {
  return workingDays > 0 ? addWorkingDays(written, workingDays) : null
}
