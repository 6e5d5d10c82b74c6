import { contractDuties } from '../contracting/contract-duties.ts'
import { decimalOf, roundedProduct } from '../money.ts'
import { daysBetween, type Day } from '../time/day.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { Charge } from './bill.ts'
import { valueOn, type Rate } from './rates/dated.ts'
import type { Decimal } from '../money.ts'

/** The legal interest of money, per cent of a year. Who: everybody. */
export const legalInterest: readonly Rate<Decimal>[] = [
  {
    from: '2023-01-01',
    value: '3.25',
    source:
      'Ley 31/2022 DA 42.ª, until 31 December 2023 (BOE-A-2022-22128, read on 2026-11-29); that it goes on with the budgets prolonged since is from memory',
    confidence: 'medium',
  },
]

/** What was paid in excess, in cents, and the days for which the retailer had it. */
export interface PaidInExcess {
  readonly cents: number
  /** Day of the payment; it was given back on `to`. */
  readonly from: Day
  readonly to: Day
}

/**
 * The interest that goes with what was charged in excess: the legal interest and the points that RD 88/2026 art. 45.2 adds,
 * of the days from the payment to the bill that gives it back, each day a 365th part of a year. Undefined where nothing was
 * had for a day. Throws RangeError on a day of which no rate is known.
 */
export function excessInterest({ cents, from, to }: PaidInExcess, span: DateSpan): Charge | undefined {
  const days = daysBetween(from, to)
  if (cents <= 0 || days <= 0) return undefined
  const { interestPoints } = valueOn(contractDuties, to)
  const percent =
    roundedProduct([valueOn(legalInterest, to)], { decimals: 4 }) +
    roundedProduct([interestPoints], { decimals: 4 })
  return {
    kind: 'interest',
    span,
    quantity: decimalOf(cents, 2),
    unit: 'unit',
    price: decimalOf(-percent, 6),
    priceUnit: 'EUR/year',
    days,
    yearDays: 365,
  }
}
