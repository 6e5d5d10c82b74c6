import { addMonths, END_OF_TIME, type Day } from '../time/day.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import { shareOfDays } from './metered-energy.ts'
import { findOn, type Dated } from './rates/dated.ts'
import { REGULATED_YEAR_DAYS } from './rates/supply-costs.ts'

/** Months whose unused energy still counts. Source: RD 897/2017 annex I.1.b. */
const MONTHS_OF_CARRY = 12

/** A bill with social bonus: its days, what was taken from the grid, and the limit of a year that held. */
export type BonusBill = { readonly span: DateSpan; readonly importWh: number; readonly limitWh: number }

/** The limit of a year that falls on some days, whole Wh. */
function limitOf({ span, limitWh }: BonusBill): number {
  return Math.floor((limitWh * lengthInDays(span)) / REGULATED_YEAR_DAYS)
}

/**
 * Energy with right to the discount of the social bonus that the bills of the twelve full months before a day left
 * unused, in Wh: it raises the limit of the bill that begins then. Bills oldest first, those before the twelve months
 * too: what one took beyond its own limit it took from the oldest of what was left, so that no kWh counts twice.
 * Source: RD 897/2017 annex I.1.b (read in an old consolidation); which is used up first is our reading.
 */
export function unusedBonusWh(bills: readonly BonusBill[], from: Day): number {
  let unused: { readonly from: Day; readonly wh: number }[] = []
  for (const bill of bills.filter(({ span }) => span.from < from)) {
    unused = unused.filter((left) => left.from >= addMonths(bill.span.from, -MONTHS_OF_CARRY))
    const own = limitOf(bill)
    let beyond = Math.max(0, bill.importWh - own)
    unused = unused.map((left) => {
      const taken = Math.min(beyond, left.wh)
      beyond -= taken
      return { from: left.from, wh: left.wh - taken }
    })
    unused.push({ from: bill.span.from, wh: Math.max(0, own - bill.importWh) })
  }
  const since = addMonths(from, -MONTHS_OF_CARRY)
  return unused.filter((left) => left.from >= since).reduce((sum, { wh }) => sum + wh, 0)
}

/** The social bonus of a day as if it had held since the first day of a span. */
export function bonusAsOn<T>(bonus: readonly Dated<T>[], day: Day, { from }: DateSpan): Dated<T>[] {
  const held = findOn(bonus, day)
  return held ? [{ from, value: held.value }] : []
}

/** What bills took on the days on which a social bonus with a limit held. */
export function bonusBillsOf(
  bills: readonly Pick<BonusBill, 'span' | 'importWh'>[],
  bonus: readonly Dated<{ readonly limitWh: number | undefined }>[],
): BonusBill[] {
  return bills.flatMap((bill) =>
    bonus.flatMap(({ from, to = END_OF_TIME, value: { limitWh } }) => {
      const span = findIntersection(bill.span, { from, to })
      if (!span || limitWh === undefined) return []
      return [{ span, importWh: shareOfDays(bill.importWh, bill.span, span), limitWh }]
    }),
  )
}

/** The energy of a bill with social bonus, in Wh: what its days and the bills before allow, and what it took. */
export type BonusEnergy = {
  readonly limitWh: number
  readonly carriedWh: number
  readonly discountedWh: number
  readonly beyondWh: number
}

/** The two parts that a bill has to state separately. Source: RD 897/2017 annex I.2. */
export function bonusEnergyOf(ofBill: readonly BonusBill[], carriedWh: number): BonusEnergy {
  const limitWh = ofBill.reduce((sum, bill) => sum + limitOf(bill), 0)
  const importWh = ofBill.reduce((sum, bill) => sum + bill.importWh, 0)
  const discountedWh = Math.min(importWh, limitWh + carriedWh)
  return { limitWh, carriedWh, discountedWh, beyondWh: importWh - discountedWh }
}
