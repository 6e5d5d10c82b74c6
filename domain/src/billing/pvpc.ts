import { addWorkingDays, isWorkingDay } from '../supply/working-days.ts'
import { addDays, addMonths, type Day } from '../time/day.ts'
import { findOn, valueOn, type Rate } from './rates/dated.ts'

/** What the law says of paying the PVPC and of renewing the social bonus on it. */
type PvpcLaw = {
  /** Natural days from the day of the bill in which it is paid. */
  readonly paymentDays: number
  /** Who sees to the renewal of a bonus, and how long before it ends: in working days, or in months. */
  readonly renewal:
    | { readonly by: 'customer'; readonly workingDays: number }
    | { readonly by: 'retailer'; readonly months: number }
}

/** Who: contracts at the PVPC. Of the free market the days to pay are those that the contract agrees. */
export const pvpcLaw: readonly Rate<PvpcLaw>[] = [
  {
    from: '2017-10-08',
    to: '2022-03-30',
    value: { paymentDays: 20, renewal: { by: 'customer', workingDays: 15 } },
    source:
      'RD 897/2017 arts 18 and 10.1 (read in an older consolidated text on 2026-11-27). Before 2017-10-08 nothing is known.',
    confidence: 'high',
  },
  {
    from: '2022-03-30',
    value: { paymentDays: 20, renewal: { by: 'retailer', months: 2 } },
    source:
      'RD 897/2017 arts 18 and 10.1 (read in the consolidated texts of 2022-03-30 and 2025-01-29 on 2026-11-29: the retailer checks two months before, and renews without being asked). Which day before that of the older text changed it was not read.',
    confidence: 'medium',
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

/** Who sees to the renewal of a bonus, and the last day on which it can be asked for, or has to be checked. */
export type BonusRenewal = { readonly by: 'customer' | 'retailer'; readonly day: Day }

/**
 * How a social bonus that ends on a day is renewed: by the retailer, who checks it two months earlier; before 2022 by the
 * customer, who asked for it fifteen working days earlier, those of the whole country. Undefined before 2017-10-08.
 * Source: RD 897/2017 art. 10.1.
 */
export function bonusRenewal(lastDay: Day): BonusRenewal | undefined {
  const renewal = findOn(pvpcLaw, lastDay)?.value.renewal
  if (!renewal) return undefined
  return renewal.by === 'customer'
    ? { by: 'customer', day: addWorkingDays(lastDay, -renewal.workingDays) }
    : { by: 'retailer', day: addMonths(lastDay, -renewal.months) }
}
