import { addWorkingDays, isWorkingDay } from '../supply/working-days.ts'
import { addDays, type Day } from '../time/day.ts'
import { findOn, valueOn, type Rate } from './rates/dated.ts'

/** What the law says of paying the PVPC and of renewing the social bonus on it. */
type PvpcLaw = {
  /** Natural days from the day of the bill in which it is paid. */
  readonly paymentDays: number
  /** How many working days before the bonus ends its renewal is asked for at the latest. */
  readonly renewalWorkingDays: number
}

/** Who: contracts at the PVPC. Of the free market the days to pay are those that the contract agrees. */
export const pvpcLaw: readonly Rate<PvpcLaw>[] = [
  {
    from: '2017-10-08',
    value: { paymentDays: 20, renewalWorkingDays: 15 },
    source:
      'RD 897/2017 arts 18 and 10.1 (read in the consolidated text on 2026-11-27). Before 2017-10-08 nothing is known.',
    confidence: 'high',
  },
]

/**
 * The last day on which a bill of the PVPC of a day is paid in time: twenty natural days later, or the first working day
 * after them where that is a Saturday or a holiday. Throws RangeError before 2017-10-08. Source: RD 897/2017 art. 18.
 */
export function pvpcDueDay(issuedDay: Day): Day {
  const last = addDays(issuedDay, valueOn(pvpcLaw, issuedDay).paymentDays)
  return isWorkingDay(last) ? last : addWorkingDays(last, 1)
}

/**
 * The last day on which the renewal of a social bonus that ends on a day can be asked for: fifteen working days earlier,
 * those of the whole country. Undefined before 2017-10-08. Source: RD 897/2017 art. 10.1.
 */
export function bonusRenewalDay(lastDay: Day): Day | undefined {
  const law = findOn(pvpcLaw, lastDay)
  return law && addWorkingDays(lastDay, -law.value.renewalWorkingDays)
}
