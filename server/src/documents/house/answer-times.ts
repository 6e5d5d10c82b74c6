import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { claimAnswers } from '@endoll/domain/claims/claim-answer.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Formatter } from '../../platform/formatter.ts'

/** In which time what is written is answered: bills in days, a cut in hours, the rest in working days (Ley 10/2025 arts 5.3.d and 17). */
export function answerTimes(
  day: Day,
  { number }: Formatter,
): [bill: string, hours: string, rest: string] | null {
  const { workingDays, billingDays, continuityHours } = valueOn(claimAnswers, day)
  if (billingDays === undefined || continuityHours === undefined) return null
  return [number(billingDays), number(continuityHours), number(workingDays)]
}
